// SPDX-License-Identifier: Apache-2.0
#include "core/run/sizes/SizeStudy.h"

#include "core/access/form/Classify.h"
#include "core/access/symbolic/SymbolicExecution.h"
#include "core/run/CountComparison.h"
#include "core/run/launch/SourceLaunch.h"
#include "core/run/launch/VariantLaunch.h"
#include "core/run/parameters/PointerUses.h"
#include "core/run/sizes/SizeUses.h"

#include <algorithm>

namespace warpgrain::run {

namespace {

using model::Axis;

constexpr std::int64_t ceilDivide(std::int64_t value, std::int64_t by) {
  return (value + by - 1) / by;
}

bool isNumberOfElements(ScalarKind kind) {
  return kind == ScalarKind::i32 || kind == ScalarKind::u32 || kind == ScalarKind::i64 || kind == ScalarKind::u64;
}

class Studying {
public:
  Studying(const KernelSubject &subject, const SizeWishes &wishes) : subject_(subject), wishes_(wishes) {}

  Result<SizeStudy> run() {
    auto launch = resolveLaunch(subject_);
    if (!launch) return std::unexpected(launch.error());
    out_.launch = std::move(*launch);
    out_.context = launchContextOf(out_.launch, shapeOf(out_.launch), subject_.form);
    collectCandidates();
    if (auto known = checkWishes(); !known) return std::unexpected(known.error());
    if (candidates_.empty()) {
      out_.whyNone = "the kernel takes no whole number that could be its size";
      return std::move(out_);
    }
    lookAtKernel();
    findGrid();
    if (out_.sizes.empty())
      out_.whyNone = "no argument bounds the positions of its threads or a loop; name one with --size";
    findLengths();
    return std::move(out_);
  }

private:
  /// Integer arguments with a value of at least 1.
  void collectCandidates() {
    for (const KernelParameter &parameter : out_.launch.kernel.parameters)
      for (const ParameterLeaf &leaf : parameter.leaves) {
        if (leaf.isPointer() || !isNumberOfElements(std::get<ScalarKind>(leaf.type))) continue;
        const auto given = subject_.form.arguments.find(leaf.path);
        if (given == subject_.form.arguments.end()) continue;
        const auto *value = std::get_if<std::int64_t>(&given->second);
        if (value != nullptr && *value >= 1) candidates_.push_back({.path = leaf.path, .given = *value});
      }
  }

  Result<void> checkWishes() const {
    for (const std::string &name : wishes_.names)
      if (std::ranges::find(candidates_, name, &SizeArgument::path) == candidates_.end())
        return fail(ErrorKind::usage,
                    "--size names " + name +
                        ", which is no whole number of at least 1 among the arguments of the launch.");
    return {};
  }

  bool isWished(const std::string &path) const { return std::ranges::find(wishes_.names, path) != wishes_.names.end(); }

  void lookAtKernel() {
    access::LaunchContext open = out_.context;
    open.grid = {};
    for (const SizeArgument &candidate : candidates_)
      open.arguments.erase(candidate.path);
    const auto instances =
        std::make_shared<access::KernelInstances>(access::executeSymbolically(*subject_.unit, subject_.kernel, open));
    const SizeUses uses(*instances);
    const SourceLaunch known = sourceAt(out_.context.arguments);
    for (SizeArgument &candidate : candidates_) {
      uses.describe(candidate);
      const bool bounds = candidate.boundsLoop || std::ranges::any_of(candidate.span, [](auto s) { return s > 0; });
      const bool isSize = wishes_.names.empty() ? bounds || decidesGrid(candidate, known) : isWished(candidate.path);
      if (isSize) out_.sizes.push_back(candidate);
    }
    out_.instances = instances;
  }

  SourceLaunch sourceAt(const std::map<std::string, std::int64_t> &arguments) const {
    return sourceLaunch(*subject_.unit, subject_.kernel, arguments);
  }

  bool decidesGrid(const SizeArgument &candidate, const SourceLaunch &known) const {
    if (!known.grid.known()) return false;
    auto without = out_.context.arguments;
    without.erase(candidate.path);
    return !sourceAt(without).grid.known();
  }

  /// The rule that has the described blocks as its result.
  void findGrid() {
    const SourceLaunch source = sourceAt(out_.context.arguments);
    const bool isOfSource = source.grid.known() && std::ranges::all_of(model::allAxes, [&](Axis axis) {
                              return *source.grid[axis] == out_.launch.grid[indexOf(axis)];
                            });
    out_.sharedFollowsSource = source.sharedBytes && *source.sharedBytes >= 0 &&
                               static_cast<std::uint64_t>(*source.sharedBytes) == out_.launch.sharedBytes;
    for (const Axis axis : model::allAxes) {
      const std::size_t a = indexOf(axis);
      const bool isGuarded = std::ranges::any_of(out_.sizes, [&](const SizeArgument &size) {
        return size.span[a] > 0 && ceilDivide(size.given, size.span[a]) == out_.launch.grid[a];
      });
      out_.grid[a] = isOfSource ? GridRule::source : isGuarded ? GridRule::guard : GridRule::given;
      if (out_.grid[a] == GridRule::given && out_.launch.grid[a] > 1)
        out_.notes.push_back("The number of blocks along " + std::string(1, letterOf(axis)) +
                             " follows from no size, and stays at " + std::to_string(out_.launch.grid[a]) + ".");
    }
  }

  void findLengths() {
    std::map<std::string, const BufferForm *> given;
    for (const auto &[path, form] : subject_.form.arguments)
      if (const auto *buffer = std::get_if<BufferForm>(&form); buffer != nullptr && !buffer->isNull)
        if (buffer->elements || buffer->bytes || isOfFile(*buffer)) given[path] = buffer;
    if (given.empty()) return;
    const PointerUses uses = usesAt(out_.context);
    const PointerUses other = usesAt(besideGiven());
    for (const auto &[path, form] : given) {
      const auto buffer = std::ranges::find(out_.launch.buffers, path, &Buffer::name);
      if (buffer == out_.launch.buffers.end()) continue;
      const bool isTold = isKnown(uses, path) && isKnown(other, path);
      LengthRule rule = isTold ? ruleFor(*buffer, *uses.byPath.at(path).bytes) : LengthRule::given;
      if (rule != LengthRule::given && isOfFile(*form)) rule = LengthRule::atMost;
      out_.lengths[path] = rule;
      if (!out_.sizes.empty()) note(path, rule);
    }
  }

  void note(const std::string &path, LengthRule rule) {
    if (rule == LengthRule::given)
      out_.notes.push_back("How the length of " + path +
                           " follows from the sizes is not known, so that it stays, and no size above the given one "
                           "is tried.");
    if (rule == LengthRule::atMost)
      out_.notes.push_back("The file that fills " + path +
                           " holds no more, so that no size above the given one is tried.");
  }

  static bool isOfFile(const BufferForm &form) { return form.fill && form.fill->kind == FillKind::file; }

  PointerUses usesAt(const access::LaunchContext &context) const {
    return pointerUses(*subject_.unit, subject_.kernel, out_.launch.kernel, context);
  }

  /// A length that is known for whole blocks may be unknown for others.
  access::LaunchContext besideGiven() const {
    access::LaunchContext out = out_.context;
    for (const SizeArgument &size : out_.sizes)
      out.arguments[size.path] = size.given + 1;
    return out;
  }

  static bool isKnown(const PointerUses &uses, const std::string &path) {
    const auto use = uses.byPath.find(path);
    return use != uses.byPath.end() && use->second.bytes;
  }

  static LengthRule ruleFor(const Buffer &buffer, std::uint64_t bytes) {
    const std::uint64_t stride = std::max<std::uint64_t>(buffer.type.strideBytes, 1);
    const std::uint64_t needed = (bytes + stride - 1) / stride * stride;
    if (needed == buffer.bytes) return LengthRule::accesses;
    return needed < buffer.bytes ? LengthRule::atLeast : LengthRule::given;
  }

  const KernelSubject &subject_;
  const SizeWishes &wishes_;
  std::vector<SizeArgument> candidates_;
  SizeStudy out_;
};

} // namespace

std::string textOf(const Sizes &sizes) {
  std::string out;
  for (const auto &[path, value] : sizes)
    out += (out.empty() ? "" : ", ") + path + " = " + std::to_string(value);
  return out;
}

bool SizeStudy::isBounded() const {
  return std::ranges::any_of(
      lengths, [](const auto &each) { return each.second == LengthRule::given || each.second == LengthRule::atMost; });
}

Sizes SizeStudy::given() const {
  Sizes out;
  for (const SizeArgument &size : sizes)
    out[size.path] = size.given;
  return out;
}

Result<SizeStudy> studySizes(const KernelSubject &subject, const SizeWishes &wishes) {
  return Studying(subject, wishes).run();
}

} // namespace warpgrain::run
