// SPDX-License-Identifier: Apache-2.0
#include "tests/fuzz/Shrink.h"

#include "core/base/TextEdit.h"
#include "tests/fuzz/LineNames.h"
#include "tests/fuzz/Reductions.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <utility>
#include <vector>

namespace warpgrain::tests {

namespace {

bool isBlank(std::string_view line) {
  return line.find_first_not_of(" \t") == std::string_view::npos;
}

/// Without the lines that removals left empty, and without blanks at the ends of lines.
KeptCase withoutBlankLines(const KeptCase &kept) {
  std::vector<long> lineNow{0};
  KeptCase out = kept;
  out.text.clear();
  std::istringstream in(kept.text);
  long lines = 0;
  for (std::string line; std::getline(in, line);) {
    lineNow.push_back(lines + 1);
    if (isBlank(line)) continue;
    line.erase(line.find_last_not_of(" \t") + 1);
    out.text += line + "\n";
    ++lines;
  }
  const auto plan = transform::parsePlan(kept.plan);
  if (!plan) return kept;
  out.plan = toString(withLines(*plan, [&](long line) {
    return line >= 0 && static_cast<std::size_t>(line) < lineNow.size() ? lineNow[static_cast<std::size_t>(line)]
                                                                        : line;
  }));
  return out;
}

class Shrinker {
public:
  Shrinker(KeptCase failing, const ShrinkQuestions &questions, std::chrono::steady_clock::time_point deadline)
      : now_(std::move(failing)), questions_(questions), deadline_(deadline) {}

  KeptCase run() {
    bool isSmaller = true;
    while (isSmaller && !isLate()) {
      isSmaller = tryPlans();
      for (const Reductions &made : reductions())
        isSmaller |= tryTexts(made);
    }
    tryCase(withoutBlankLines(now_));
    return now_;
  }

private:
  bool isLate() const { return std::chrono::steady_clock::now() > deadline_; }

  bool tryCase(KeptCase smaller) {
    if (isLate() || !tried_.insert(smaller.plan + "\n" + smaller.text).second || !questions_.fails(smaller))
      return false;
    now_ = std::move(smaller);
    return true;
  }

  /// Plans with one step less.
  bool tryPlans() {
    bool isSmaller = false;
    for (std::size_t i = 0;; ++i) {
      auto plan = transform::parsePlan(now_.plan);
      if (!plan || plan->size() < 2 || i >= plan->size()) return isSmaller;
      plan->erase(plan->begin() + static_cast<std::ptrdiff_t>(i));
      KeptCase smaller = now_;
      smaller.plan = toString(*plan);
      if (!tryCase(std::move(smaller))) continue;
      isSmaller = true;
      --i;
    }
  }

  /// Each of a kind; what was taken away makes room for the one that comes to stand in its place.
  bool tryTexts(const Reductions &made) {
    bool isSmaller = false;
    auto unit = questions_.parse(now_.text);
    for (std::size_t i = 0; unit && !isLate();) {
      const std::vector<TextEdits> edits = made(*unit);
      bool isNew = false;
      for (; i < edits.size() && !isNew; i += isNew ? 0 : 1)
        isNew = tryEdits(edits[i]);
      if (!isNew) break;
      isSmaller = true;
      unit = questions_.parse(now_.text);
    }
    return isSmaller;
  }

  bool tryEdits(const TextEdits &edits) {
    auto text = applyEdits(now_.text, mainFile, edits);
    if (!text || *text == now_.text) return false;
    KeptCase smaller = now_;
    smaller.text = *std::move(text);
    return tryCase(std::move(smaller));
  }

  KeptCase now_;
  const ShrinkQuestions &questions_;
  std::chrono::steady_clock::time_point deadline_;
  std::set<std::string> tried_;
};

} // namespace

KeptCase shrunk(KeptCase failing, const ShrinkQuestions &questions, std::chrono::steady_clock::time_point deadline) {
  return Shrinker(std::move(failing), questions, deadline).run();
}

} // namespace warpgrain::tests
