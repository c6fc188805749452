// SPDX-License-Identifier: Apache-2.0
#include "core/base/UnifiedDiff.h"

#include <algorithm>
#include <dtl/dtl.hpp>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain {

namespace {

/// Lines with their line ends, so that a missing last one shows.
std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.emplace_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

void printLine(std::string &out, char mark, const std::string &line) {
  out += mark;
  out += line;
  if (!line.ends_with('\n')) out += "\n\\ No newline at end of file\n";
}

std::string rangeOf(long long first, long long count) {
  // An empty range names the line before it.
  const long long line = count == 0 ? first - 1 : first;
  return std::to_string(line) + (count == 1 ? "" : "," + std::to_string(count));
}

using Change = std::pair<std::string, dtl::elemInfo>;

/// Prints hunks of an edit script: each change with up to three unchanged lines around it.
class HunkPrinter {
public:
  explicit HunkPrinter(const std::vector<Change> &script) : script_(script) {}

  std::string print() {
    std::size_t at = 0;
    while ((at = nextChange(at)) < script_.size()) {
      const std::size_t begin = at > context ? std::max(at - context, printed_) : printed_;
      const std::size_t end = hunkEnd(at);
      printHunk(begin, end);
      printed_ = at = end;
    }
    return std::move(out_);
  }

private:
  static constexpr std::size_t context = 3;

  bool changes(std::size_t i) const { return script_[i].second.type != dtl::SES_COMMON; }

  std::size_t nextChange(std::size_t from) const {
    while (from < script_.size() && !changes(from))
      ++from;
    return from;
  }

  /// Changes closer than two contexts share a hunk.
  std::size_t hunkEnd(std::size_t change) const {
    std::size_t last = change;
    for (std::size_t i = change; i < script_.size() && i <= last + 2 * context; ++i)
      if (changes(i)) last = i;
    return std::min(last + context + 1, script_.size());
  }

  void printHunk(std::size_t begin, std::size_t end) {
    long long removed = 0;
    long long added = 0;
    std::string body;
    count(printed_, begin, oldLine_, newLine_);
    for (std::size_t i = begin; i < end;) {
      if (!changes(i)) {
        printLine(body, ' ', script_[i++].first);
        continue;
      }
      // What goes is shown before what comes.
      std::size_t last = i;
      while (last < end && changes(last))
        ++last;
      for (std::size_t k = i; k < last; ++k)
        if (script_[k].second.type == dtl::SES_DELETE) printLine(body, '-', script_[k].first);
      for (std::size_t k = i; k < last; ++k)
        if (script_[k].second.type == dtl::SES_ADD) printLine(body, '+', script_[k].first);
      i = last;
    }
    count(begin, end, removed, added);
    out_ += "@@ -" + rangeOf(oldLine_ + 1, removed) + " +" + rangeOf(newLine_ + 1, added) + " @@\n" + body;
    oldLine_ += removed;
    newLine_ += added;
  }

  /// Adds the lines of the old and of the new text that a part of the script passes.
  void count(std::size_t begin, std::size_t end, long long &oldLines, long long &newLines) const {
    for (std::size_t i = begin; i < end; ++i) {
      if (script_[i].second.type != dtl::SES_ADD) ++oldLines;
      if (script_[i].second.type != dtl::SES_DELETE) ++newLines;
    }
  }

  const std::vector<Change> &script_;
  std::string out_;
  std::size_t printed_ = 0;
  long long oldLine_ = 0; ///< lines of the old text before the part that is to be printed
  long long newLine_ = 0;
};

} // namespace

std::string unifiedDiff(std::string_view before, std::string_view after, std::string_view path) {
  if (before == after) return {};
  const std::vector<std::string> oldLines = linesOf(before);
  const std::vector<std::string> newLines = linesOf(after);
  dtl::Diff<std::string> diff(oldLines, newLines);
  diff.compose();
  const std::vector<Change> script = diff.getSes().getSequence();
  return "--- a/" + std::string(path) + "\n+++ b/" + std::string(path) + "\n" + HunkPrinter(script).print();
}

} // namespace warpgrain
