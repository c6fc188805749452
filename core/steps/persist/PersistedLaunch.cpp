// SPDX-License-Identifier: Apache-2.0
#include "core/steps/persist/PersistedLaunch.h"

#include "core/base/Tokens.h"
#include "core/base/Trimmed.h"
#include "core/model/Dialect.h"
#include "core/model/LaunchExtents.h"
#include "core/model/Walk.h"
#include "core/steps/persist/BlockCounters.h"
#include "core/steps/rewrite/CallPlace.h"
#include "core/steps/rewrite/FreshNames.h"
#include "core/steps/rewrite/Includes.h"
#include "core/steps/rewrite/KernelPlace.h"
#include "core/steps/rewrite/LaunchPlace.h"
#include "core/steps/rewrite/LaunchRewriter.h"
#include "core/steps/rewrite/Operand.h"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

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
        counters_(counters), names_(names) {}

  std::expected<TextEdits, Verdict> run() {
    if (auto why = whyNot()) return std::unexpected(*std::move(why));
    const std::string grid = gridName();
    std::string most = step_.blocks ? std::to_string(*step_.blocks) : std::string();
    if (!step_.blocks) {
      const auto asked = askResident();
      if (!asked) return std::unexpected(asked.error());
      most = *asked;
    }
    edits_.push_back({body_[launch_.grid].spelling.span, counters_.blocksAtMost(grid, most)});
    edits_.push_back(withFirstArgument(unit_, *place_, grid));
    if (auto why = putBefore()) return std::unexpected(*std::move(why));
    keepArgumentsAligned(unit_, launch_, edits_);
    return std::move(edits_);
  }

private:
  const SourceSpan &where() const { return launch_.spelling.span; }

  std::optional<Verdict> whyNot() {
    if (!isSome(launch_.grid)) return Verdict::unknown(ReasonId::launchNeedsAllBlocks, where());
    for (const ExpressionId part : {launch_.grid, launch_.block}) {
      const Spelling &spelling = body_[part].spelling;
      if (!spelling.editable() || spelling.span.empty())
        return Verdict::unknown(
            {ReasonId::macroHidesLaunchPart, {spelling.macro, part == launch_.grid ? "grid" : "block"}}, spelling.span);
    }
    place_ = locateCall(unit_, body_[launch_.expression]);
    if (!place_) return Verdict::unknown(ReasonId::launchNotRewritable, where());
    if (!standsBefore(unit_, kernel_.nameSpan, where()))
      return Verdict::unknown(ReasonId::blockCountBehindLaunch, where());
    return std::nullopt;
  }

  std::string textOf(ExpressionId id) const { return std::string(unit_.textOf(body_[id].spelling.span)); }

  /// A name or a member that is a dim3: it may stand twice. What only becomes one may become another each time.
  bool isShape(ExpressionId id) const {
    const ExpressionId named = withoutCopies(id);
    return isExtents(named) && isName(named);
  }

  /// A number, or the name of one, which becomes the same dim3 each time.
  bool isNumber(ExpressionId id) const {
    const Expression &e = body_[id];
    if (e.kind != ExpressionKind::construct || !e.isImplicit || e.operands.empty()) return false;
    ExpressionId number = e.operands[0];
    while (body_[number].kind == ExpressionKind::cast && body_[number].isImplicit)
      number = body_[number].operands[0];
    const TypeId type = body_[number].type;
    const bool isLiteral = body_[number].kind == ExpressionKind::literal;
    return isSome(type) && unit_[type].kind == TypeKind::integer && (isLiteral || isName(number));
  }

  bool isName(ExpressionId id) const {
    const std::string text = textOf(id);
    while (body_[id].kind == ExpressionKind::cast && body_[id].isImplicit)
      id = body_[id].operands[0];
    return (body_[id].kind == ExpressionKind::variable || body_[id].kind == ExpressionKind::member) &&
           asOperand(unit_, text) == text && !text.contains("::");
  }

  bool isExtents(ExpressionId id) const {
    const TypeId type = body_[id].type;
    return isSome(type) && unit_[type].kind == TypeKind::record && unit_[type].name == unit_.dialect->extentsType();
  }

  /// What is copied where a launch takes its shape by value.
  ExpressionId withoutCopies(ExpressionId id) const {
    while (body_[id].kind == ExpressionKind::construct && body_[id].operands.size() == 1 &&
           isExtents(body_[id].operands[0]))
      id = body_[id].operands[0];
    return id;
  }

  /// A name for an expression of the launch, which is computed before it.
  std::string kept(const std::string &wish, std::string_view type, const std::string &text) {
    std::string name = names_.take(wish);
    lines_.push_back("const " + std::string(type) + " " + name + " = " + text + ";");
    return name;
  }

  /// An argument may change what the grid is computed from.
  bool argumentsDoMore() const {
    const auto &operands = body_[launch_.expression].operands;
    for (std::size_t i = launchFirstArgument; i < operands.size(); ++i)
      if (std::ranges::any_of(expressionsIn(body_, operands[i]),
                              [this](ExpressionId id) { return hasEffectItself(body_[id]); }))
        return true;
    return false;
  }

  std::string gridName() {
    if ((isShape(launch_.grid) || isNumber(launch_.grid)) && !argumentsDoMore()) return textOf(launch_.grid);
    return kept("grid", unit_.dialect->extentsType(), textOf(launch_.grid));
  }

  /// The text of the threads of a block. A block that is an expression is computed before the launch.
  std::string threads() {
    if (const auto count = launch_.blockExtents.volume()) return std::to_string(*count);
    std::string block = textOf(launch_.block);
    const ExtentPlace threads = extentPlace(body_, unit_, launch_, Axis::x);
    if (threads.isWholeBlock && isName(threads.expression)) return block; // a number of threads
    if (!isShape(launch_.block)) {
      block = kept("block", unit_.dialect->extentsType(), block);
      edits_.push_back({body_[launch_.block].spelling.span, block});
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
    lines_.push_back("int " + resident + " = 0;");
    lines_.push_back(unit_.dialect->askResidentBlocks(resident, *kernel, threadCount, *shared));
    return counters_.blocksOfDevice(resident);
  }

  /// What stands before the launch uses what the launch uses, before all else that its statement does.
  std::optional<Verdict> putBefore() {
    if (lines_.empty()) return std::nullopt;
    StatementId id = statementToPutBefore(unit_, launch_, launch_.grid, true);
    for (const ExpressionId part : {launch_.block, launch_.sharedBytes})
      if (isSome(part) && isSome(id)) id = statementToPutBefore(unit_, launch_, part, true);
    if (!isSome(id)) return Verdict::unknown({ReasonId::launchNeedsPlaceBefore, {"grid"}}, where());
    const TextEdits more = linesBefore(unit_, unit_[launch_.launcher], id, lines_, true);
    edits_.insert(edits_.end(), more.begin(), more.end());
    return std::nullopt;
  }

  const Unit &unit_;
  const Launch &launch_;
  const Body &body_;
  const Function &kernel_;
  const PersistStep &step_;
  BlockCounters &counters_;
  FreshNames &names_;
  std::optional<CallPlace> place_;
  std::vector<std::string> lines_;
  TextEdits edits_;
};

} // namespace

std::expected<TextEdits, Verdict> persistedLaunches(const Unit &unit, FunctionId kernel, const PersistStep &step) {
  const Function &function = unit[kernel];
  if (auto why = whyNotAtFileScope(function)) return std::unexpected(*std::move(why));
  if (Verdict seen = LaunchRewriter(unit, kernel).check(); !seen.allows()) return std::unexpected(std::move(seen));
  for (const Launch *launch : unit.launchesOf(kernel))
    if (launch->form != LaunchSyntax::chevrons)
      return std::unexpected(Verdict::unknown(ReasonId::launchByAddresses, launch->spelling.span));
  if (const auto elsewhere = namedElsewhere(unit, kernel))
    return std::unexpected(Verdict::unknown(ReasonId::kernelNamedElsewhere, *elsewhere));
  BlockCounters counters(unit, function);
  std::map<FunctionId, std::unique_ptr<FreshNames>> names;
  std::set<SourceSpan> seen; // a launch in a template is recorded for each of its instantiations
  TextEdits out;
  for (const Launch *launch : unit.launchesOf(kernel)) {
    if (!seen.insert(launch->spelling.span).second) continue;
    auto &known = names[launch->launcher];
    if (!known) known = std::make_unique<FreshNames>(unit, unit[launch->launcher]);
    auto edits = LaunchPersister(unit, *launch, step, counters, *known).run();
    if (!edits) return std::unexpected(edits.error());
    out.insert(out.end(), edits->begin(), edits->end());
  }
  if (auto functions = counters.functions()) out.push_back(*std::move(functions));
  return out;
}

} // namespace warpgrain::transform
