// SPDX-License-Identifier: Apache-2.0
#include "core/steps/persist/PersistedLaunch.h"

#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"
#include "core/model/Dialect.h"
#include "core/model/LaunchExtents.h"
#include "core/model/Walk.h"
#include "core/steps/persist/BlockCounters.h"
#include "core/steps/rewrite/HandedExtents.h"
#include "core/steps/rewrite/Includes.h"
#include "core/steps/rewrite/LaunchPlace.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace warpgrain::transform {

using namespace model;
using dependence::ReasonId;
using dependence::Verdict;

namespace {

/// How many template arguments stand between the first < of a text and the > that closes it; none without a <.
std::size_t templateArgumentsIn(std::string_view text) {
  std::size_t count = 0;
  int depth = 0;
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    if (word == "<" || word == "(" || word == "{" || word == "[") ++depth;
    if (depth == 1 && (word == "," || (word == "<" && count == 0))) ++count;
    if (word == ">" || word == ")" || word == "}" || word == "]") --depth;
  }
  return count;
}

/// Writes the edits of one launch.
class LaunchPersister {
public:
  LaunchPersister(const Unit &unit, const Launch &launch, const PersistStep &step, BlockCounters &counters,
                  FreshNames &names)
      : unit_(unit), launch_(launch), body_(unit[launch.launcher].body), kernel_(unit[launch.kernel]), step_(step),
        counters_(counters), handed_(unit, launch, names), names_(names) {}

  std::expected<TextEdits, Verdict> run() {
    if (auto why = handed_.whyNot()) return std::unexpected(*std::move(why));
    if (!standsBefore(unit_, kernel_.nameSpan, where()))
      return std::unexpected(Verdict::unknown(ReasonId::blockCountBehindLaunch, where()));
    const std::string grid = handed_.name();
    std::string most = step_.blocks ? std::to_string(*step_.blocks) : std::string();
    if (!step_.blocks) {
      const auto asked = askResident();
      if (!asked) return std::unexpected(asked.error());
      most = *asked;
    }
    return handed_.edits(counters_.blocksAtMost(grid, most));
  }

private:
  const SourceSpan &where() const { return launch_.spelling.span; }

  /// The text of the threads of a block. A block that is an expression is computed before the launch.
  std::string threads() {
    if (const auto count = launch_.blockExtents.volume()) return std::to_string(*count);
    std::string block = handed_.textOf(launch_.block);
    const ExtentPlace threads = extentPlace(body_, unit_, launch_, Axis::x);
    if (threads.isWholeBlock && handed_.isName(threads.expression)) return block; // a number of threads
    if (!handed_.isShape(launch_.block)) {
      block = handed_.kept("block", unit_.dialect->extentsType(), block);
      handed_.add({body_[launch_.block].spelling.span, block});
    }
    return block + ".x * " + block + ".y * " + block + ".z";
  }

  std::expected<std::string, Verdict> sharedBytes() const {
    if (!isSome(launch_.sharedBytes)) return std::string("0");
    const Spelling &spelling = body_[launch_.sharedBytes].spelling;
    if (spelling.span.empty()) return std::string("0"); // left out
    const auto parts = expressionsIn(body_, launch_.sharedBytes);
    if (std::ranges::any_of(parts, [this](ExpressionId id) { return hasEffectItself(body_[id]); }))
      return std::unexpected(Verdict::unknown({ReasonId::launchNeedsPlaceBefore, {"shared memory"}}, where()));
    if (!spelling.editable())
      return std::unexpected(
          Verdict::unknown({ReasonId::macroHidesLaunchPart, {spelling.macro, "shared memory"}}, spelling.span));
    return std::string(unit_.textOf(spelling.span));
  }

  /// The kernel as the launch names it.
  std::expected<std::string, Verdict> kernelName() const {
    const std::string_view text = unit_.textOf(where());
    const std::size_t end = text.find(unit_.dialect->launchOpening());
    if (end == std::string_view::npos) return std::unexpected(Verdict::unknown(ReasonId::launchNotRewritable, where()));
    const std::string name(trimmedRight(text.substr(0, end)));
    const std::size_t given = templateArgumentsIn(name);
    const bool isWhole = std::ranges::all_of(kernel_.instances, [given](const Instance &instance) {
      return templateArgumentsIn(instance.arguments) <= given;
    });
    if (kernel_.isTemplate && (given == 0 || !isWhole))
      return std::unexpected(Verdict::unknown(ReasonId::templateArgumentsLeftOut, where()));
    return name;
  }

  /// Lines that ask for the resident blocks of a multiprocessor; returns what gives those of the device.
  std::expected<std::string, Verdict> askResident() {
    const auto kernel = kernelName();
    if (!kernel) return kernel;
    const auto shared = sharedBytes();
    if (!shared) return shared;
    const std::string threadCount = threads();
    const std::string resident = names_.take("resident");
    handed_.addLine("int " + resident + " = 0;");
    handed_.addLine(unit_.dialect->askResidentBlocks(resident, *kernel, threadCount, *shared));
    return counters_.blocksOfDevice(resident);
  }

  const Unit &unit_;
  const Launch &launch_;
  const Body &body_;
  const Function &kernel_;
  const PersistStep &step_;
  BlockCounters &counters_;
  HandedExtents handed_;
  FreshNames &names_;
};

} // namespace

std::expected<TextEdits, Verdict> persistedLaunches(const Unit &unit, FunctionId kernel, const PersistStep &step) {
  BlockCounters counters(unit, unit[kernel]);
  auto out = handedLaunches(unit, kernel, [&](const Launch &launch, FreshNames &names) {
    return LaunchPersister(unit, launch, step, counters, names).run();
  });
  if (!out) return out;
  if (auto functions = counters.functions()) out->push_back(*std::move(functions));
  return out;
}

} // namespace warpgrain::transform
