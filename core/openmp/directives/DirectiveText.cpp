// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/directives/DirectiveText.h"

#include "core/openmp/directives/FileLines.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace warpgrain::openmp {

namespace {

struct ClauseEntry {
  std::string_view name;
  CudaClauseForm form;
};

constexpr std::array clauseEntries{
#define WARPGRAIN_CUDA_CLAUSE(id, name, form) ClauseEntry{name, CudaClauseForm::form},
#include "core/openmp/model/CudaClauses.def"
#undef WARPGRAIN_CUDA_CLAUSE
};

/// What every device has: threads of a block, and blocks of a grid along x.
constexpr std::int64_t mostThreads = 1024;
constexpr std::int64_t mostBlocksOfGrid = 2147483647;

std::optional<CudaDirectiveKind> directiveNamed(std::string_view name) {
  if (name == "gpurun") return CudaDirectiveKind::gpuRun;
  if (name == "cpurun") return CudaDirectiveKind::cpuRun;
  if (name == "nogpurun") return CudaDirectiveKind::noGpuRun;
  if (name == "ainfo") return CudaDirectiveKind::info;
  if (name == "syncthreads" || name == "cudasyncthreads") return CudaDirectiveKind::syncThreads;
  return std::nullopt;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r\n") + 1 - first);
}

bool isLetter(char c) {
  return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool isName(std::string_view text) {
  return !text.empty() && isLetter(text.front()) &&
         std::ranges::all_of(text, [](char c) { return isLetter(c) || (c >= '0' && c <= '9'); });
}

/// `a[i]`, `a[i][j + 1]`: an element by its text.
bool isElement(std::string_view text) {
  const std::size_t open = text.find('[');
  return open != std::string_view::npos && text.ends_with(']') && isName(trimmed(text.substr(0, open)));
}

/// Parts a list at the commas outside of brackets.
std::vector<std::string> itemsOf(std::string_view list) {
  std::vector<std::string> out;
  int depth = 0;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= list.size(); ++at) {
    const char c = at < list.size() ? list[at] : ',';
    depth += c == '[' || c == '(' ? 1 : c == ']' || c == ')' ? -1 : 0;
    if (c != ',' || (depth > 0 && at < list.size())) continue;
    out.emplace_back(trimmed(list.substr(from, at - from)));
    from = at + 1;
  }
  return out;
}

/// Reads one directive's words.
class ClauseReader {
public:
  ClauseReader(std::string_view words, std::string place) : words_(words), place_(std::move(place)) {}

  Result<CudaDirective> directive();
  Result<CudaDirective> line();

private:
  std::string_view word();
  Result<void> clauses();
  Result<void> clause(std::string_view name);
  Result<void> put(CudaClause clause, std::string_view inside);
  Result<void> numbers(CudaClause &clause, std::size_t count, std::string_view inside);
  Result<void> taken() const;

  void skipBlanks() {
    while (at_ < words_.size() && (words_[at_] == ' ' || words_[at_] == '\t' || words_[at_] == ',' ||
                                   words_[at_] == '\r' || words_[at_] == '\n'))
      ++at_;
  }

  std::unexpected<Error> wrong(const std::string &sentence) const {
    return fail(ErrorKind::input, place_ + ": " + sentence);
  }

  std::string_view words_;
  std::string place_;
  std::size_t at_ = 0;
  CudaDirective out_;
};

/// The next word; empty at the end, or where something else stands.
std::string_view ClauseReader::word() {
  skipBlanks();
  const std::size_t begin = at_;
  while (at_ < words_.size() && (isLetter(words_[at_]) || (at_ > begin && words_[at_] >= '0' && words_[at_] <= '9')))
    ++at_;
  return words_.substr(begin, at_ - begin);
}

Result<void> ClauseReader::numbers(CudaClause &clause, std::size_t count, std::string_view inside) {
  for (const std::string &item : itemsOf(inside)) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(item.data(), item.data() + item.size(), value);
    if (item.empty() || error != std::errc() || end != item.data() + item.size())
      return wrong("\"" + std::string(nameOf(clause.kind)) + "\" takes " + (count == 1 ? "a number" : "two numbers") +
                   ", not \"" + std::string(trimmed(inside)) + "\".");
    clause.numbers.push_back(value);
  }
  if (clause.numbers.size() != count)
    return wrong("\"" + std::string(nameOf(clause.kind)) + "\" takes " + (count == 1 ? "a number" : "two numbers") +
                 ", not \"" + std::string(trimmed(inside)) + "\".");
  const bool isId = clause.kind == CudaClauseKind::kernelId;
  for (const std::int64_t value : clause.numbers) {
    if (value < (isId ? 0 : 1))
      return wrong("\"" + textOf(clause) + "\": the number must be " + (isId ? "0" : "1") + " or more.");
    if (clause.kind == CudaClauseKind::threadBlockSize && value > mostThreads)
      return wrong("\"" + textOf(clause) + "\": a block has at most 1024 threads.");
    if (clause.kind == CudaClauseKind::maxNumOfBlocks && value > mostBlocksOfGrid)
      return wrong("\"" + textOf(clause) + "\": a grid has at most 2147483647 blocks.");
    if (clause.kind == CudaClauseKind::threadBatching && value > 3)
      return wrong("\"" + textOf(clause) + "\": grids and blocks have at most three axes.");
  }
  return {};
}

Result<void> ClauseReader::put(CudaClause clause, std::string_view inside) {
  const std::string name(nameOf(clause.kind));
  switch (formOf(clause.kind)) {
  case CudaClauseForm::bare:
    break;
  case CudaClauseForm::number:
  case CudaClauseForm::twoNumbers:
    if (auto read = numbers(clause, formOf(clause.kind) == CudaClauseForm::number ? 1 : 2, inside); !read) return read;
    break;
  case CudaClauseForm::word:
    if (trimmed(inside).empty()) return wrong("\"" + name + "\" takes the name of a function.");
    clause.items.emplace_back(trimmed(inside));
    break;
  default:
    clause.items = itemsOf(inside);
    for (const std::string &item : clause.items) {
      const bool isKnown =
          isName(item) || (formOf(clause.kind) == CudaClauseForm::elements && isElement(std::string_view(item)));
      if (!isKnown)
        return wrong(
            item.empty()
                ? "\"" + name + "\" takes a list of variables, and an item of it is empty."
                : "\"" + item + "\" in \"" + name + "\" is no variable" +
                      (formOf(clause.kind) == CudaClauseForm::elements ? " and no element of an array." : "."));
    }
  }
  if (clause.kind == CudaClauseKind::kernelId) {
    if (out_.kernel && *out_.kernel != static_cast<std::size_t>(clause.numbers.front()))
      return wrong("The directive has two numbers of kernels: " + std::to_string(*out_.kernel) + " and " +
                   std::to_string(clause.numbers.front()) + ".");
    out_.kernel = static_cast<std::size_t>(clause.numbers.front());
  } else if (clause.kind == CudaClauseKind::procName) {
    if (!out_.procedure.empty() && out_.procedure != clause.items.front())
      return wrong("The directive names two functions: " + out_.procedure + " and " + clause.items.front() + ".");
    out_.procedure = clause.items.front();
  } else {
    out_.clauses.push_back(std::move(clause));
  }
  return {};
}

Result<void> ClauseReader::clause(std::string_view name) {
  const auto entry = std::ranges::find(clauseEntries, name, &ClauseEntry::name);
  if (entry == clauseEntries.end()) return wrong("\"" + std::string(name) + "\" is no clause of OpenMPC.");
  CudaClause out{.kind = static_cast<CudaClauseKind>(entry - clauseEntries.begin()), .items = {}, .numbers = {}};
  while (at_ < words_.size() && (words_[at_] == ' ' || words_[at_] == '\t'))
    ++at_;
  const bool hasParentheses = at_ < words_.size() && words_[at_] == '(';
  if (!hasParentheses) {
    if (entry->form != CudaClauseForm::bare && entry->form != CudaClauseForm::someNames)
      return wrong("\"" + std::string(name) + "\" takes something in parentheses.");
    out_.clauses.push_back(std::move(out));
    return {};
  }
  if (entry->form == CudaClauseForm::bare) return wrong("\"" + std::string(name) + "\" takes nothing in parentheses.");
  const std::size_t open = at_++;
  for (int depth = 1; depth > 0; ++at_) {
    if (at_ >= words_.size()) return wrong("A parenthesis of \"" + std::string(name) + "\" is not closed.");
    depth += words_[at_] == '(' ? 1 : words_[at_] == ')' ? -1 : 0;
  }
  return put(std::move(out), words_.substr(open + 1, at_ - open - 2));
}

Result<void> ClauseReader::clauses() {
  while (true) {
    const std::string_view name = word();
    if (name.empty()) break;
    if (auto read = clause(name); !read) return read;
  }
  if (at_ < words_.size()) return wrong("\"" + std::string(words_.substr(at_)) + "\" is no clause of OpenMPC.");
  return taken();
}

/// Clauses that the directive takes (section 11.1).
Result<void> ClauseReader::taken() const {
  const auto isOfCpu = [](const CudaClause &clause) {
    return clause.kind == CudaClauseKind::toGpu || clause.kind == CudaClauseKind::notToGpu ||
           clause.kind == CudaClauseKind::toCpu || clause.kind == CudaClauseKind::notToCpu;
  };
  for (const CudaClause &clause : out_.clauses) {
    const bool isTaken =
        out_.kind == CudaDirectiveKind::gpuRun || (out_.kind == CudaDirectiveKind::cpuRun && isOfCpu(clause));
    if (isTaken) continue;
    if (out_.kind == CudaDirectiveKind::cpuRun)
      return wrong("\"" + textOf(clause) +
                   "\" is for kernels; cpurun takes c2gmemtr, noc2gmemtr, g2cmemtr and "
                   "nog2cmemtr.");
    if (out_.kind == CudaDirectiveKind::info)
      return wrong("\"" + textOf(clause) +
                   "\" is no clause of ainfo, which takes procname and kernelid; write it behind "
                   "gpurun.");
    return wrong("\"" + textOf(clause) + "\": " +
                 (out_.kind == CudaDirectiveKind::noGpuRun ? "nogpurun" : "syncthreads") + " takes no clauses.");
  }
  return {};
}

Result<CudaDirective> ClauseReader::directive() {
  out_.place = place_;
  const std::string_view name = word();
  const auto kind = directiveNamed(name);
  if (!kind)
    return wrong("\"" + std::string(name.empty() ? trimmed(words_) : name) +
                 "\" is no directive of OpenMPC; there are gpurun, cpurun, nogpurun, ainfo and syncthreads.");
  out_.kind = *kind;
  if (auto read = clauses(); !read) return std::unexpected(read.error());
  if (*kind == CudaDirectiveKind::info && (!out_.kernel || out_.procedure.empty()))
    return wrong("ainfo takes procname and kernelid.");
  if (*kind != CudaDirectiveKind::info && (out_.kernel || !out_.procedure.empty()))
    return wrong("procname and kernelid are clauses of ainfo.");
  return std::move(out_);
}

Result<CudaDirective> ClauseReader::line() {
  out_.place = place_;
  while (true) {
    const std::size_t before = at_;
    const std::string_view name = word();
    if (name.empty()) break;
    const auto kind = directiveNamed(name);
    if (kind == CudaDirectiveKind::info || kind == CudaDirectiveKind::syncThreads)
      return wrong("\"" + std::string(name) + "\" does not stand in a file of directives.");
    if (kind == CudaDirectiveKind::gpuRun) continue;
    if (kind) {
      out_.kind = *kind == CudaDirectiveKind::noGpuRun || out_.kind == CudaDirectiveKind::noGpuRun
                      ? CudaDirectiveKind::noGpuRun
                      : *kind;
      continue;
    }
    at_ = before;
    if (auto read = clause(word()); !read) return std::unexpected(read.error());
  }
  if (at_ < words_.size()) return wrong("\"" + std::string(words_.substr(at_)) + "\" is no clause of OpenMPC.");
  if (!out_.kernel || out_.procedure.empty())
    return wrong("The line does not say which kernel it is for; it begins with kernelid(…) procname(…).");
  if (auto fits = taken(); !fits) return std::unexpected(fits.error());
  return std::move(out_);
}

} // namespace

std::string_view nameOf(CudaClauseKind kind) {
  return clauseEntries[static_cast<std::size_t>(kind)].name;
}

CudaClauseForm formOf(CudaClauseKind kind) {
  return clauseEntries[static_cast<std::size_t>(kind)].form;
}

std::string textOf(const CudaClause &clause) {
  std::string out(nameOf(clause.kind));
  std::string list;
  for (const std::int64_t number : clause.numbers)
    list += (list.empty() ? "" : ", ") + std::to_string(number);
  for (const std::string &item : clause.items)
    list += (list.empty() ? "" : ", ") + item;
  return list.empty() ? out : out + "(" + list + ")";
}

std::string nameIn(const std::string &item) {
  return std::string(trimmed(std::string_view(item).substr(0, item.find('['))));
}

Result<CudaDirective> readDirective(std::string_view words, const std::string &place) {
  return ClauseReader(words, place).directive();
}

Result<std::vector<CudaDirective>> readUserDirectives(std::string_view text, const std::string &file) {
  std::vector<CudaDirective> out;
  std::optional<Error> error;
  forEachFileLine(text, file, [&](std::string_view line, const std::string &place) {
    auto directive = ClauseReader(line, place).line();
    if (directive)
      out.push_back(std::move(*directive));
    else
      error = directive.error();
    return !error;
  });
  if (error) return std::unexpected(*error);
  return out;
}

} // namespace warpgrain::openmp
