-- What somebody does in Neovim with the pack in $PACK; what came of it is written to $ANSWERS. For Neovim 0.7 and later.
local WAIT = 90000
local answers = {}

local function line_with(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = line:find(text, 1, true)
    if column then return number, column - 1 end
  end
end

local function put_cursor_at(text)
  local number, column = line_with(text)
  vim.api.nvim_win_set_cursor(0, { number, column })
end

local function codes()
  return vim.tbl_map(function(one) return one.code or one.user_data.lsp.code end, vim.diagnostic.get(0))
end

vim.cmd('edit ' .. vim.env.PACK)
local server = { name = 'tilewright', cmd = { vim.env.NODE, vim.env.CLI, 'lsp', '--stdio' } }
if vim.lsp.start then
  vim.lsp.start(server)
else
  vim.lsp.buf_attach_client(0, vim.lsp.start_client(server))
end

vim.wait(WAIT, function() return #vim.diagnostic.get(0) > 0 end)
answers.before = codes()

-- The first quick fix of the line, as if it were chosen from the menu.
vim.ui.select = function(items, _, choose) choose(items[1], 1) end
put_cursor_at('conceald')
vim.lsp.buf.code_action()
vim.wait(WAIT, function() return line_with('conceald') == nil end)
vim.wait(WAIT, function() return not vim.tbl_contains(codes(), answers.before[1]) end)
answers.after = codes()

put_cursor_at('dragon_pairs:')
vim.lsp.buf.rename('pairs_of_dragons')
vim.wait(WAIT, function() return line_with('dragon_pairs') == nil end)

local last = vim.api.nvim_buf_line_count(0)
vim.api.nvim_buf_set_lines(0, last, last, false, { '    abs' })
vim.api.nvim_win_set_cursor(0, { last + 1, 6 })
local at = vim.lsp.util.make_position_params(0, 'utf-16')
at.position.character = 7
for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/completion', at, WAIT) or {}) do
  answers.keys = vim.tbl_map(function(item) return item.label end, answer.result.items or answer.result)
end

answers.text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
vim.fn.writefile({ vim.json.encode(answers) }, vim.env.ANSWERS)
vim.cmd('qall!')
