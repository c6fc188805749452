// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/directives/ApplyDirectives.h"

#include "core/base/LineIndex.h"
#include "core/openmp/directives/AttachDirectives.h"
#include "core/openmp/directives/Batching.h"
#include "core/openmp/directives/Caching.h"
#include "core/openmp/directives/OnCpu.h"
#include "core/openmp/transfers/FilledMemory.h"
#include "core/openmp/transfers/TransferVerdict.h"

#include <algorithm>
#include <array>
#include <map>

namespace warpgrain::openmp {

namespace {

using Kind = CudaClauseKind;

/// A clause that is of a kernel, with where it stands. Those of a user directive file come behind those of the source.
struct Asked {
  const CudaClause *clause = nullptr;
  const CudaDirective *directive = nullptr;
  bool isOfFile = false;

  std::string shown() const { return "\"" + textOf(*clause) + "\" (" + directive->place + ")"; }
};

/// Two clauses that cannot hold for one variable.
constexpr std::array<std::pair<Kind, Kind>, 7> contradictions{{{Kind::constant, Kind::texture},
                                                               {Kind::registerRO, Kind::registerRW},
                                                               {Kind::sharedRO, Kind::sharedRW},
                                                               {Kind::constant, Kind::sharedRW},
                                                               {Kind::texture, Kind::sharedRW},
                                                               {Kind::constant, Kind::sharedRO},
                                                               {Kind::texture, Kind::sharedRO}}};

bool areApart(Kind one, Kind other) {
  return std::ranges::any_of(contradictions, [&](const auto &pair) {
    return (pair.first == one && pair.second == other) || (pair.first == other && pair.second == one);
  });
}

bool isReadOnly(Kind kind) {
  return kind == Kind::registerRO || kind == Kind::sharedRO || kind == Kind::texture || kind == Kind::constant;
}

bool isOfData(Kind kind) {
  return kind == Kind::toGpu || kind == Kind::notToGpu || kind == Kind::toCpu || kind == Kind::notToCpu ||
         kind == Kind::noAllocation || kind == Kind::noRelease;
}

/// The clause that a "no…" clause takes away (DEC-J1).
std::vector<Kind> twinsOf(Kind kind) {
  switch (kind) {
  case Kind::noRegister:
    return {Kind::registerRO, Kind::registerRW};
  case Kind::noShared:
    return {Kind::sharedRO, Kind::sharedRW};
  case Kind::noTexture:
    return {Kind::texture};
  case Kind::noConstant:
    return {Kind::constant};
  case Kind::notToGpu:
    return {Kind::toGpu};
  case Kind::notToCpu:
    return {Kind::toCpu};
  default:
    return {};
  }
}

Kind clauseOf(ArrayCache cache) {
  return cache == ArrayCache::constant ? Kind::constant : Kind::texture;
}

class Applier {
public:
  Applier(const Program &program, ProgramPlan &plan, const DirectiveSettings &settings)
      : program_(program), plan_(plan), settings_(settings) {}

  Result<std::set<std::size_t>> apply();

private:
  Result<void> collect(const AttachedDirectives &attached);
  Result<void> fromFile();
  Result<void> kernel(Region &region, Kernel &kernel);
  Result<void> names(const Region &region, const Asked &asked) const;
  Result<void> sizes(Kernel &kernel);
  Result<void> contradict(const Kernel &kernel) const;
  Result<void> caches(Region &region, Kernel &kernel);
  Result<void> cache(Region &region, Kernel &kernel, const Asked &asked, const std::string &item);
  Result<void> constants() const;
  Result<void> batching(const Region &region, Kernel &kernel);
  Result<void> barriers() const;
  void data(Region &region, Kernel &kernel);
  void merged(Kernel &kernel) const;
  bool isTakenAway(const Kernel &kernel, Kind kind, const std::string &item) const;
  bool isReplaced(const Kernel &kernel, const Asked &asked, const std::string &item) const;
  bool isAskedFor(const Kernel &kernel, const std::string &name) const;

  const std::vector<Asked> &askedOf(const Kernel &kernel) const {
    static const std::vector<Asked> none;
    const auto found = asked_.find(&kernel);
    return found == asked_.end() ? none : found->second;
  }

  std::unexpected<Error> wrong(const Asked &asked, const std::string &sentence) const {
    return fail(ErrorKind::input, asked.directive->place + ": " + sentence);
  }

  static void note(Region &region, const Asked &asked, const std::string &why) {
    addOnce(region.reasons, {.id = ReasonId::clauseHasNoEffect, .arguments = {asked.shown(), why}, .span = {}});
  }

  const Program &program_;
  ProgramPlan &plan_;
  const DirectiveSettings &settings_;
  AttachedDirectives attached_;
  std::map<const Kernel *, std::vector<Asked>> asked_;
  std::vector<CpuWish> onCpu_;
  std::set<std::size_t> found_;
};

std::string linesOf(const Program &program, const Region &region) {
  return std::to_string(program.placeOf(LineIndex(program.text).locate(region.shown().span.begin).line).line);
}

/// Checks that the region shares the variables that a clause lists.
Result<void> Applier::names(const Region &region, const Asked &asked) const {
  const bool mayBePrivate = asked.clause->kind == Kind::cudaShared;
  if (formOf(asked.clause->kind) == CudaClauseForm::word) return {};
  for (const std::string &item : asked.clause->items) {
    const std::string name = nameIn(item);
    bool isKnown = false;
    bool isShared = false;
    for (const SharedVariable &each : region.variables) {
      if (program_[each.variable].name != name) continue;
      isKnown = true;
      isShared |= each.sharing == Sharing::shared || mayBePrivate ||
                  (isOfData(asked.clause->kind) && each.sharing == Sharing::reduction);
    }
    // Threads only read their copies of these, so that the kernel has one.
    for (const Kernel &kernel : region.kernels)
      for (const MappedVariable &each : kernel.mapped)
        isShared |= program_[each.variable].name == name;
    if (isShared) continue;
    return wrong(asked, name + " in \"" + textOf(*asked.clause) + "\" is " +
                            (isKnown ? "not shared by the threads of" : "not used in") + " the region of line " +
                            linesOf(program_, region) + ".");
  }
  return {};
}

Result<void> Applier::collect(const AttachedDirectives &attached) {
  for (const AttachedDirective &each : attached.all) {
    Region &region = plan_.regions[each.region];
    const auto isMeant = [&](std::size_t kernel) { return !each.kernel || *each.kernel == kernel; };
    if (each.directive.kind == CudaDirectiveKind::noGpuRun || each.directive.kind == CudaDirectiveKind::cpuRun)
      onCpu_.push_back({.region = each.region,
                        .kernel = each.kernel,
                        .directive = std::string("\"#pragma cuda ") +
                                     (each.directive.kind == CudaDirectiveKind::cpuRun ? "cpurun" : "nogpurun") +
                                     "\" (" + each.directive.place + ")"});
    for (const CudaClause &clause : each.directive.clauses) {
      const Asked asked{.clause = &clause, .directive = &each.directive};
      if (auto known = names(region, asked); !known) return known;
      if (each.directive.kind == CudaDirectiveKind::cpuRun) {
        note(region, asked,
             "what stays on the CPU gets its memory back where it needs it, and no kernel asks for a copy "
             "behind it");
        continue;
      }
      for (std::size_t kernel = 0; kernel < region.kernels.size(); ++kernel)
        if (isMeant(kernel)) asked_[&region.kernels[kernel]].push_back(asked);
    }
  }
  return {};
}

/// Lines of the user directive file, by the numbers of kernels (GT-J2).
Result<void> Applier::fromFile() {
  for (std::size_t i = 0; i < settings_.user.size(); ++i) {
    const CudaDirective &line = settings_.user[i];
    for (std::size_t region = 0; region < plan_.regions.size(); ++region) {
      Region &owner = plan_.regions[region];
      if (program_[owner.function].name != line.procedure) continue;
      for (std::size_t number = 0; number < owner.kernels.size(); ++number) {
        if (owner.kernels[number].id != *line.kernel) continue;
        found_.insert(i);
        if (line.kind != CudaDirectiveKind::gpuRun)
          onCpu_.push_back({.region = region, .kernel = number, .directive = "The line " + line.place});
        for (const CudaClause &clause : line.clauses) {
          const Asked asked{.clause = &clause, .directive = &line, .isOfFile = true};
          if (auto known = names(owner, asked); !known) return known;
          if (line.kind == CudaDirectiveKind::gpuRun) asked_[&owner.kernels[number]].push_back(asked);
        }
      }
    }
  }
  return {};
}

/// The size of a kernel's blocks and the number of them. The file's lines replace those of the source.
Result<void> Applier::sizes(Kernel &kernel) {
  const auto value = [&](Kind kind) -> Result<std::optional<std::int64_t>> {
    std::array<const Asked *, 2> found{};
    for (const Asked &each : askedOf(kernel)) {
      if (each.clause->kind != kind) continue;
      const Asked *&before = found[each.isOfFile ? 1 : 0];
      if (before != nullptr && before->clause->numbers != each.clause->numbers)
        return wrong(each, "\"" + textOf(*each.clause) + "\" contradicts " + before->shown() + ".");
      before = &each;
    }
    const Asked *last = found[1] != nullptr ? found[1] : found[0];
    return last == nullptr ? std::nullopt : std::optional(last->clause->numbers.front());
  };
  const auto threads = value(Kind::threadBlockSize);
  if (!threads) return std::unexpected(threads.error());
  const auto blocks = value(Kind::maxNumOfBlocks);
  if (!blocks) return std::unexpected(blocks.error());
  if (*threads)
    kernel.threadsOfBlock = static_cast<unsigned>(**threads);
  else if (settings_.options.threadsOfBlock)
    kernel.threadsOfBlock = *settings_.options.threadsOfBlock;
  kernel.mostBlocks = *blocks ? *blocks : settings_.options.mostBlocks;
  return {};
}

/// True where a "no…" clause names the item, or the array of which it is an element.
bool Applier::isTakenAway(const Kernel &kernel, Kind kind, const std::string &item) const {
  return std::ranges::any_of(askedOf(kernel), [&](const Asked &each) {
    const std::vector<Kind> twins = twinsOf(each.clause->kind);
    return std::ranges::find(twins, kind) != twins.end() &&
           std::ranges::any_of(each.clause->items,
                               [&](const std::string &other) { return other == item || other == nameIn(item); });
  });
}

/// True for an item of the source's for which a line of the file has a clause that cannot hold beside it.
bool Applier::isReplaced(const Kernel &kernel, const Asked &asked, const std::string &item) const {
  return !asked.isOfFile && std::ranges::any_of(askedOf(kernel), [&](const Asked &other) {
    return other.isOfFile && areApart(asked.clause->kind, other.clause->kind) &&
           std::ranges::find(other.clause->items, item) != other.clause->items.end();
  });
}

/// True where a clause says in which memory an array is read, so that no option chooses it.
bool Applier::isAskedFor(const Kernel &kernel, const std::string &name) const {
  return std::ranges::any_of(askedOf(kernel), [&](const Asked &each) {
    const Kind kind = each.clause->kind;
    const bool isPlace =
        kind == Kind::sharedRO || kind == Kind::sharedRW || kind == Kind::constant || kind == Kind::texture;
    return isPlace && std::ranges::find(each.clause->items, name) != each.clause->items.end() &&
           !isTakenAway(kernel, kind, name);
  });
}

/// Clauses of the source among themselves, and those of the file.
Result<void> Applier::contradict(const Kernel &kernel) const {
  for (const Asked &one : askedOf(kernel))
    for (const Asked &other : askedOf(kernel)) {
      if (!areApart(one.clause->kind, other.clause->kind) || one.isOfFile != other.isOfFile) continue;
      for (const std::string &item : one.clause->items)
        if (std::ranges::find(other.clause->items, item) != other.clause->items.end() &&
            !isTakenAway(kernel, one.clause->kind, item) && !isTakenAway(kernel, other.clause->kind, item))
          return wrong(one, "\"" + std::string(nameOf(one.clause->kind)) + "(" + item + ")\" contradicts \"" +
                                std::string(nameOf(other.clause->kind)) + "(" + item + ")\" (" +
                                other.directive->place + ").");
    }
  return {};
}

/// One variable in a caching clause.
Result<void> Applier::cache(Region &region, Kernel &kernel, const Asked &asked, const std::string &item) {
  const Kind kind = asked.clause->kind;
  const std::string name = nameIn(item);
  MappedVariable *mapped = nullptr;
  for (MappedVariable &each : kernel.mapped)
    if (program_[each.variable].name == name) mapped = &each;
  const bool isValue = std::ranges::any_of(kernel.values, [&](VariableId id) { return program_[id].name == name; });
  const std::string text = std::string(nameOf(kind)) + "(" + item + ")";
  if (isReadOnly(kind) && mapped != nullptr && mapped->isWritten)
    return wrong(asked,
                 "\"" + text + "\" is for what kernels only read, and " + kernel.name + " may change " + name + ".");
  const auto because = [&](const std::string &why) {
    const CudaClause one{.kind = kind, .items = {item}, .numbers = {}};
    addOnce(region.reasons, {.id = ReasonId::clauseHasNoEffect,
                             .arguments = {"\"" + textOf(one) + "\" (" + asked.directive->place + ")", why},
                             .span = {}});
  };
  if (kind == Kind::texture || kind == Kind::constant) {
    const ArrayCache wanted = kind == Kind::constant ? ArrayCache::constant : ArrayCache::texture;
    if (mapped == nullptr && kind == Kind::texture && isValue)
      return wrong(asked, "\"" + text + "\" is for arrays, and " + name + " is none.");
    if (mapped == nullptr) return {}; // an argument, which lies in constant memory; or no variable of this kernel
    const Variable &variable = program_[mapped->variable];
    if (kind == Kind::texture && (variable.shape != Shape::array && variable.shape != Shape::pointer))
      return wrong(asked, "\"" + text + "\" is for arrays, and " + name + " is none.");
    if (kind == Kind::texture && hasSeveralDimensions(variable))
      return wrong(asked, "\"" + text + "\" is for arrays of one dimension, and " + name + " has more.");
    if (const auto why = whyNotCached(program_, kernel, *mapped, wanted)) return because(*why), Result<void>{};
    mapped->cache = wanted;
    return {};
  }
  if (isValue && (kind == Kind::registerRO || kind == Kind::registerRW)) return {};
  if (isValue) return because("it is an argument of the kernel, which lies in constant memory"), Result<void>{};
  if (mapped == nullptr) return {};
  if (kind == Kind::sharedRO || kind == Kind::sharedRW) mapped->cache = ArrayCache::none;
  const Shape shape = program_[mapped->variable].shape;
  const bool isArray = shape == Shape::array || shape == Shape::pointer;
  if (kind == Kind::sharedRO || kind == Kind::sharedRW)
    because(isArray ? "whole arrays do not fit into the shared memory of a block; the step stage keeps tiles there"
                    : "its threads change it in place, in global memory");
  else
    because(isArray ? "the text of the loop stays as it is; the step scalar-replace keeps such elements in registers"
                    : "its threads change it in place, in global memory");
  return {};
}

Result<void> Applier::caches(Region &region, Kernel &kernel) {
  // Those of the file come last, and replace what the source asks for.
  for (const bool isOfFile : {false, true})
    for (const Asked &each : askedOf(kernel)) {
      const Kind kind = each.clause->kind;
      if (each.isOfFile != isOfFile) continue;
      const bool isCaching = isReadOnly(kind) || kind == Kind::registerRW || kind == Kind::sharedRW;
      if (!isCaching) continue;
      for (const std::string &item : each.clause->items)
        if (!isTakenAway(kernel, kind, item))
          if (auto cached = cache(region, kernel, each, item); !cached) return cached;
    }
  return {};
}

void Applier::data(Region &region, Kernel &kernel) {
  for (const Asked &each : askedOf(kernel)) {
    if (!isOfData(each.clause->kind)) continue;
    for (const std::string &item : each.clause->items) {
      for (MappedVariable &mapped : kernel.mapped) {
        if (program_[mapped.variable].name != item) continue;
        DataWishes &wishes = mapped.wishes;
        const Kind kind = each.clause->kind;
        wishes.toGpu |= kind == Kind::toGpu;
        wishes.notToGpu |= kind == Kind::notToGpu;
        wishes.toCpu |= kind == Kind::toCpu;
        wishes.notToCpu |= kind == Kind::notToCpu;
        wishes.noAllocation |= kind == Kind::noAllocation;
        wishes.noRelease |= kind == Kind::noRelease;
        if (wishes.notToGpu) wishes.toGpu = false;
        if (wishes.notToCpu) wishes.toCpu = false;
        if (kind == Kind::toCpu && !mapped.isWritten) note(region, each, "the kernel does not change " + item);
      }
      const bool isReduced = std::ranges::any_of(kernel.reductions, [&](const KernelReduction &reduction) {
        return program_[reduction.variable].name == item;
      });
      if (isReduced) note(region, each, item + " is reduced, and its parts come back from each launch");
    }
  }
}

/// What is left of a kernel's clauses, each variable once.
void Applier::merged(Kernel &kernel) const {
  std::map<Kind, CudaClause> out;
  for (const Asked &each : askedOf(kernel)) {
    const Kind kind = each.clause->kind;
    if (isOfData(kind) || kind == Kind::texture || kind == Kind::constant || kind == Kind::threadBlockSize ||
        kind == Kind::maxNumOfBlocks)
      continue;
    CudaClause &clause = out.try_emplace(kind, CudaClause{.kind = kind, .items = {}, .numbers = {}}).first->second;
    clause.numbers = each.clause->numbers;
    for (const std::string &item : each.clause->items)
      if (!isTakenAway(kernel, kind, item) && !isReplaced(kernel, each, item) &&
          std::ranges::find(clause.items, item) == clause.items.end())
        clause.items.push_back(item);
  }
  for (auto &[kind, clause] : out)
    if (!clause.items.empty() || formOf(kind) == CudaClauseForm::bare || formOf(kind) == CudaClauseForm::someNames ||
        !clause.numbers.empty())
      kernel.clauses.push_back(std::move(clause));
}

/// threadbatching and cudashared (GT-J4).
Result<void> Applier::batching(const Region &region, Kernel &kernel) {
  const Asked *asked = nullptr;
  const Asked *other = nullptr;
  std::vector<std::string> shared;
  for (const Asked &each : askedOf(kernel)) {
    const Kind kind = each.clause->kind;
    if (kind == Kind::threadBlockSize || kind == Kind::maxNumOfBlocks || kind == Kind::cudaShared) other = &each;
    if (kind == Kind::cudaShared) shared.insert(shared.end(), each.clause->items.begin(), each.clause->items.end());
    if (kind != Kind::threadBatching) continue;
    if (asked != nullptr && asked->isOfFile == each.isOfFile && asked->clause->numbers != each.clause->numbers)
      return wrong(each, "\"" + textOf(*each.clause) + "\" contradicts " + asked->shown() + ".");
    asked = &each;
  }
  if (asked == nullptr)
    return shared.empty() ? Result<void>{}
                          : wrong(*other, "\"" + textOf(*other->clause) + "\" is for kernels with threadbatching.");
  for (const Asked &each : askedOf(kernel))
    if (each.clause->kind == Kind::threadBlockSize || each.clause->kind == Kind::maxNumOfBlocks)
      return wrong(each, "\"" + textOf(*each.clause) + "\" contradicts " + asked->shown() +
                             ", which makes blocks and grid of the loops.");
  const std::vector<std::int64_t> &numbers = asked->clause->numbers;
  auto done =
      batch(program_, region, kernel, static_cast<unsigned>(numbers[0]), static_cast<unsigned>(numbers[1]), shared);
  if (!done) return wrong(*asked, "\"" + textOf(*asked->clause) + "\": " + done.error().message);
  // No option is about its blocks.
  kernel.threadsOfBlock = Kernel{}.threadsOfBlock;
  kernel.mostBlocks.reset();
  return {};
}

/// Barriers of threads belong into kernels with threadbatching, which have checked their places.
Result<void> Applier::barriers() const {
  for (const CudaPragma &each : program_.cudaPragmas) {
    if (each.words.find("syncthreads") == std::string::npos) continue;
    bool isInKernel = false;
    bool isInRegion = false;
    for (const Region &region : plan_.regions) {
      // Of a region on the CPU, one thread executes the loops of a block in turn.
      isInRegion |= region.kernels.empty() && region.statement->span.contains(each.span);
      for (const Kernel &kernel : region.kernels)
        isInKernel |= kernel.gridLoops > 0 && kernel.loops.front()->span.contains(each.span);
    }
    if (!isInKernel && !isInRegion)
      return fail(ErrorKind::input,
                  placeIn(program_, each.span.begin) +
                      ": syncthreads stands in a kernel without threadbatching, whose threads have no "
                      "order among them.");
  }
  return {};
}

Result<void> Applier::kernel(Region &region, Kernel &kernel) {
  if (auto sized = sizes(kernel); !sized) return sized;
  if (auto fit = contradict(kernel); !fit) return fit;
  if (auto cached = caches(region, kernel); !cached) return cached;
  data(region, kernel);
  merged(kernel);
  if (auto batched = batching(region, kernel); !batched) return batched;
  for (const Asked &each : askedOf(kernel)) {
    const Kind kind = each.clause->kind;
    const bool isOfThreads = kind == Kind::threadBlockSize || kind == Kind::maxNumOfBlocks;
    const bool isSaid =
        kernel.isOfTeams() || (kernel.team && kind == Kind::threadBlockSize && !kernel.team->threads.empty());
    if (isOfThreads && isSaid)
      note(region, each, "the program says how many teams there are, and how many threads each of them has");
    else if (isOfThreads && isSharedSectionsKernel(kernel))
      note(region, each, "each section has a block of one thread");
    if (kind == Kind::noReductionUnroll)
      note(region, each,
           kernel.reductions.empty() ? "the kernel reduces nothing"
                                     : "the compiler chooses whether it unrolls the tree of a reduction");
  }
  return {};
}

/// All arrays in constant memory must fit together.
Result<void> Applier::constants() const {
  std::uint64_t bytes = 0;
  std::string names;
  for (const auto &[variable, size] : constantArrays(program_, plan_)) {
    bytes += size;
    names += (names.empty() ? "" : ", ") + program_[variable].name;
  }
  if (bytes <= bytesOfConstant) return {};
  for (const Region &region : plan_.regions)
    for (const Kernel &kernel : region.kernels)
      for (const Asked &each : askedOf(kernel))
        if (each.clause->kind == Kind::constant)
          return wrong(each, "The arrays in constant memory (" + names + ") have " + std::to_string(bytes) +
                                 " bytes; there are " + std::to_string(bytesOfConstant) + ".");
  return {};
}

Result<std::set<std::size_t>> Applier::apply() {
  auto attached = attachDirectives(program_, plan_);
  if (!attached) return std::unexpected(attached.error());
  attached_ = std::move(*attached);
  plan_.notes.insert(plan_.notes.end(), attached_.notes.begin(), attached_.notes.end());
  if (auto done = collect(attached_); !done) return std::unexpected(done.error());
  if (auto done = fromFile(); !done) return std::unexpected(done.error());
  for (Region &region : plan_.regions)
    for (Kernel &each : region.kernels)
      if (auto done = kernel(region, each); !done) return std::unexpected(done.error());
  if (auto fit = constants(); !fit) return std::unexpected(fit.error());
  if (auto fit = barriers(); !fit) return std::unexpected(fit.error());
  // What is asked of kernels is looked up by their place, which moves now.
  std::map<std::string, std::vector<Asked>> byName;
  for (const auto &[kernel, asked] : asked_)
    byName[kernel->name] = asked;
  keepOnCpu(program_, plan_, onCpu_);
  asked_.clear();
  for (const Region &region : plan_.regions)
    for (const Kernel &kernel : region.kernels)
      if (const auto found = byName.find(kernel.name); found != byName.end()) asked_[&kernel] = found->second;
  const TranslationOptions &options = settings_.options;
  if (options.arraysInConstant || options.arraysInTexture)
    chooseCaches(program_, plan_, [&](const Kernel &kernel, const MappedVariable &mapped, ArrayCache cache) {
      const bool isOn = cache == ArrayCache::constant ? options.arraysInConstant : options.arraysInTexture;
      const std::string &name = program_[mapped.variable].name;
      return isOn && !isAskedFor(kernel, name) && !isTakenAway(kernel, clauseOf(cache), name);
    });
  return found_;
}

} // namespace

Result<std::set<std::size_t>> applyDirectives(const Program &program, ProgramPlan &plan,
                                              const DirectiveSettings &settings) {
  return Applier(program, plan, settings).apply();
}

std::string kernelsOf(const Program &program, const ProgramPlan &plan) {
  std::map<std::string, std::set<std::size_t>> known;
  for (const Region &region : plan.regions)
    for (const auto *list : {&region.kernels, &region.onCpu})
      for (const Kernel &kernel : *list)
        known[program[region.function].name].insert(kernel.id);
  std::string out;
  for (const auto &[function, ids] : known) {
    out += (out.empty() ? "" : "; ") + function + " has ";
    std::string numbers;
    for (const std::size_t id : ids)
      numbers += (numbers.empty() ? "" : ", ") + std::to_string(id);
    out += numbers;
  }
  return out;
}

namespace {

std::string lineOf(const Program &program, std::uint32_t offset) {
  const SourceLine at = program.placeOf(LineIndex(program.text).locate(offset).line);
  return (at.path == program.path ? std::string() : at.path.filename().string() + ":") + std::to_string(at.line);
}

/// "no kernel has had it yet, or the CPU may change it (line 12)".
std::string staleText(const Program &program, const Transfer &transfer) {
  std::string out;
  for (const Stale &each : transfer.stale) {
    out += (out.empty() ? "" : ", or ") + std::string(sentenceOf(each.kind));
    if (each.kind != StaleKind::notYet) out += " (line " + lineOf(program, each.at) + ")";
  }
  return out;
}

void noteData(const Program &program, Region &region, const Kernel &kernel, const MappedVariable &mapped) {
  const DataWishes &wishes = mapped.wishes;
  const Transfer &transfer = mapped.transfer;
  const std::string &name = program[mapped.variable].name;
  const auto add = [&](ReasonId id, std::string_view clause, const std::string &why) {
    addOnce(region.reasons,
            {.id = id, .arguments = {"\"" + std::string(clause) + "(" + name + ")\"", why}, .span = {}});
  };
  const auto withoutEnd = [](std::string text) {
    if (text.ends_with('.')) text.pop_back();
    return text;
  };
  if (wishes.asksToKeep() && !transfer.isKept) {
    const std::string why = transfer.reasons.empty() ? "" : withoutEnd(transfer.reasons.front().text());
    for (const auto &[isAsked, clause] :
         {std::pair(wishes.notToGpu, "noc2gmemtr"), std::pair(wishes.notToCpu && mapped.isWritten, "nog2cmemtr"),
          std::pair(wishes.noAllocation, "nocudamalloc"), std::pair(wishes.noRelease, "nocudafree")})
      if (isAsked) add(ReasonId::clauseHasNoEffect, clause, why);
    return;
  }
  if (wishes.notToGpu && !transfer.stale.empty() && !isFilledAsWhole(program, kernel, mapped))
    add(ReasonId::copyIsNeeded, "noc2gmemtr",
        transfer.isFilled ? "the loop may not write all of it" : staleText(program, transfer));
  if (wishes.notToCpu && mapped.isWritten && !transfer.to.empty()) {
    std::string lines;
    for (const std::uint32_t at : transfer.to)
      lines += (lines.empty() ? "" : ", ") + lineOf(program, at);
    add(ReasonId::copyIsNeeded, "nog2cmemtr", "the CPU works on it (line " + lines + ")");
  }
}

} // namespace

void noteDataClauses(const Program &program, ProgramPlan &plan) {
  for (Region &region : plan.regions)
    for (const Kernel &kernel : region.kernels)
      for (const MappedVariable &mapped : kernel.mapped)
        noteData(program, region, kernel, mapped);
}

} // namespace warpgrain::openmp
