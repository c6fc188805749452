// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/directives/Batching.h"

#include "core/base/LineIndex.h"
#include "core/openmp/model/Walk.h"
#include "core/openmp/regions/Callees.h"
#include "core/openmp/regions/ConstantTrips.h"
#include "core/openmp/regions/Flow.h"
#include "core/openmp/regions/KernelPlanner.h"
#include "core/openmp/regions/RegionChecks.h"

#include <algorithm>
#include <set>

namespace warpgrain::openmp {

namespace {

/// What every GPU has for the variables of a block.
constexpr std::uint64_t sharedBytes = 49152;

const Statement &withoutBraces(const Statement &statement) {
  return statement.kind == StatementKind::compound && statement.children.size() == 1
             ? withoutBraces(statement.children.front())
             : statement;
}

/// So many loops from a statement on; fewer where the nest ends before.
BatchedNest nestFrom(const Statement &statement, std::size_t levels) {
  BatchedNest out;
  const Statement *at = &statement;
  while (out.loops.size() < levels) {
    const Statement &loop = withoutBraces(*at);
    if (loop.kind != StatementKind::counted || !loop.counted) break;
    out.loops.push_back(&loop);
    at = &loop.children.back();
  }
  out.body = at;
  return out;
}

std::set<VariableId> countersOf(const BatchedNest &nest) {
  std::set<VariableId> out;
  for (const Statement *loop : nest.loops)
    out.insert(loop->counted->counter);
  return out;
}

std::set<VariableId> writtenIn(const Statement &statement) {
  std::set<VariableId> out;
  forEachAccess(statement, [&](const Access &access) {
    if (access.writes()) out.insert(access.variable);
  });
  return out;
}

/// True where one statement writes what the other one reads or writes; all that pointers lead to is one memory.
bool conflict(const Program &program, const Statement &one, const Statement &other) {
  const auto writesInto = [&](const Statement &writer, const Statement &user) {
    bool found = false;
    bool writesMemory = false;
    std::set<VariableId> written;
    forEachAccess(writer, [&](const Access &access) {
      if (!access.writes() || declares(writer, access.variable)) return;
      written.insert(access.variable);
      writesMemory |= access.target == AccessTarget::pointee || program[access.variable].addressEscapes;
    });
    forEachAccess(user, [&](const Access &access) {
      const bool isMemory = access.target == AccessTarget::pointee || program[access.variable].addressEscapes;
      found |= written.contains(access.variable) || (writesMemory && isMemory);
    });
    return found;
  };
  return writesInto(one, other) || writesInto(other, one);
}

/// The shape of a block that covers the block loops of all items.
std::optional<std::array<std::int64_t, 3>> blockOf(const std::vector<BatchedItem> &items) {
  std::array<std::int64_t, 3> out{1, 1, 1};
  for (const BatchedItem &item : items) {
    if (!item.nest) continue;
    const auto &loops = item.nest->loops;
    for (std::size_t level = 0; level < loops.size(); ++level) {
      const auto trips = constantTrips(*loops[level]->counted);
      if (!trips || *trips > 1024) return std::nullopt;
      std::int64_t &extent = out[loops.size() - 1 - level];
      extent = std::max(extent, *trips);
    }
  }
  if (out[0] * out[1] * out[2] > 1024 || out[2] > 64) return std::nullopt;
  return out;
}

/// Checks the nests, and finds what its threads share.
class Batcher {
public:
  Batcher(const Program &program, const Region &region, Kernel &kernel)
      : program_(program), region_(region), kernel_(kernel) {}

  Result<void> batch(unsigned grid, unsigned block, const std::vector<std::string> &shared);

private:
  Result<void> kernelFits() const;
  Result<void> findShared(const std::vector<std::string> &names);
  Result<void> gridFits() const;
  Result<void> declarationFits(const Statement &statement) const;
  Result<void> nestFits(const BatchedNest &nest) const;
  Result<void> barriersFit() const;

  std::string lineOf(const Statement &statement) const {
    return std::to_string(program_.placeOf(LineIndex(program_.text).locate(statement.span.begin).line).line);
  }

  std::unexpected<Error> wrong(const std::string &sentence) const { return fail(ErrorKind::input, sentence); }

  const Program &program_;
  const Region &region_;
  Kernel &kernel_;
  BatchedKernel batched_;
  std::set<VariableId> shared_;
};

Result<void> Batcher::kernelFits() const {
  const bool isPlain = kernel_.loops.size() == 1 && isSharedLoop(*kernel_.loops.front()) && !kernel_.isOfTeams() &&
                       !kernel_.team && !kernel_.grid && kernel_.before.empty() && kernel_.after.empty() &&
                       kernel_.threadPrivates.empty();
  if (!isPlain) return wrong("threadbatching is for a kernel of one loop nest.");
  if (!kernel_.reductions.empty() || !kernel_.lastPrivates.empty())
    return wrong("threadbatching is not for loops with reductions or lastprivate variables.");
  if (!kernel_.outside.empty())
    return wrong("threadbatching is not for loops that call functions which use variables of file scope.");
  if (!chunkOf(program_, *region_.statement, kernel_, *kernel_.loops.front()).empty())
    return wrong("threadbatching is not for a schedule with chunks, whose iterations may depend on each other.");
  return {};
}

/// Finds the variables of cudashared by their names.
Result<void> Batcher::findShared(const std::vector<std::string> &names) {
  std::uint64_t bytes = 0;
  for (const std::string &name : names) {
    std::set<VariableId> found;
    forEachAccess(*kernel_.loops.front(), [&](const Access &access) {
      if (program_[access.variable].name == name) found.insert(access.variable);
    });
    if (found.size() != 1)
      return wrong(found.empty() ? "The kernel does not use " + name + ", which cudashared names."
                                 : "Several variables of the kernel are named " + name + ".");
    const Variable &variable = program_[*found.begin()];
    const bool isData = (variable.shape == Shape::array || variable.shape == Shape::number) && variable.bytes &&
                        variable.isPlainData && !variable.isConst && !variable.isVolatile;
    const bool isWritten = writtenIn(*kernel_.loops.front()).contains(*found.begin());
    if (!isData || !isWritten)
      return wrong("cudashared is for arrays and numbers of known extent that the kernel gives values to; " + name +
                   " is none.");
    bytes += *variable.bytes;
    shared_.insert(*found.begin());
  }
  if (bytes > sharedBytes)
    return wrong("The variables of cudashared have " + std::to_string(bytes) + " bytes; shared memory has " +
                 std::to_string(sharedBytes) + ".");
  return {};
}

/// The CPU counts the iterations of the grid's loops before the launch.
Result<void> Batcher::gridFits() const {
  const std::set<VariableId> written = writtenIn(*batched_.grid.body);
  const std::set<VariableId> counters = countersOf(batched_.grid);
  for (const Statement *loop : batched_.grid.loops) {
    const CountedLoop &counted = *loop->counted;
    const bool isPlain = !counted.boundLosesSign && (!counted.boundIsUnsigned || counted.constantBound) &&
                         counted.constantStep && loop->calls.empty() && loop->obstacles.empty();
    const bool isFixed = std::ranges::all_of(counted.variables, [&](VariableId id) {
      return program_[id].shape == Shape::number && !written.contains(id) && !counters.contains(id) &&
             !shared_.contains(id);
    });
    if (!isPlain || !isFixed)
      return wrong("The bounds of the grid's loop of line " + lineOf(*loop) + " are no numbers that stay as they are.");
    if (written.contains(counted.counter))
      return wrong("The counter of the grid's loop of line " + lineOf(*loop) + " changes in it.");
  }
  return {};
}

/// Each thread executes it for itself: it must only read, and nothing may change its variables.
Result<void> Batcher::declarationFits(const Statement &statement) const {
  bool changes =
      !std::ranges::all_of(statement.calls, [&](const Call &call) { return isWithoutEffect(program_, call); });
  for (const Access &access : statement.head) {
    changes |= access.writes() && std::ranges::find(statement.declares, access.variable) == statement.declares.end();
    if (shared_.contains(access.variable) && access.reads())
      return wrong(program_[access.variable].name + " is read outside of the block's loops (line " + lineOf(statement) +
                   ").");
  }
  if (changes) return wrong("The declaration of line " + lineOf(statement) + " does more than to read.");
  const std::string_view text = program_.textOf(statement.span);
  for (const VariableId id : statement.declares)
    if (shared_.contains(id) && (statement.declares.size() > 1 || text.find('=') != std::string_view::npos ||
                                 text.find('{') != std::string_view::npos))
      return wrong("The declaration of " + program_[id].name + " stands alone and has no value, as cudashared has it.");
  return {};
}

/// Threads execute the iterations of a nest side by side.
Result<void> Batcher::nestFits(const BatchedNest &nest) const {
  const Statement &whole = *nest.loops.front();
  const std::set<VariableId> counters = countersOf(nest);
  for (const Statement *loop : nest.loops) {
    const CountedLoop &counted = *loop->counted;
    const std::set<VariableId> written = writtenIn(*nest.body);
    const bool isPlain = !counted.boundLosesSign && (!counted.boundIsUnsigned || counted.constantBound) &&
                         loop->calls.empty() && loop->obstacles.empty() && !written.contains(counted.counter);
    if (!isPlain || std::ranges::any_of(counted.variables, [&](VariableId id) { return written.contains(id); }))
      return wrong("The block's loop of line " + lineOf(*loop) + " does not count to a bound that stays as it is.");
  }
  if (mayLeave(*nest.body)) return wrong("The block's loop of line " + lineOf(whole) + " is left by break or return.");
  std::optional<Error> found;
  forEachAccess(*nest.body, [&](const Access &access) {
    const VariableId id = access.variable;
    if (found || !access.writes() || access.target == AccessTarget::pointee || shared_.contains(id) ||
        declares(*nest.body, id))
      return;
    const bool isMapped =
        std::ranges::any_of(kernel_.mapped, [&](const MappedVariable &each) { return each.variable == id; });
    if (isMapped) return;
    const bool isOwn = std::ranges::find(kernel_.privates, id) != kernel_.privates.end() &&
                       program_[id].shape == Shape::number && !valueFlow(*nest.body, id).isRead;
    if (!isOwn)
      found =
          Error{.kind = ErrorKind::input,
                .message = program_[id].name + " gets a value in the block's loop of line " + lineOf(whole) +
                           ", and each thread would have its own: name it in cudashared, or declare it in the loop.",
                .span = {}};
  });
  if (found) return std::unexpected(*found);
  return {};
}

/// All threads of the block come to a barrier: it stands between the nests.
Result<void> Batcher::barriersFit() const {
  for (const SourceSpan &barrier : barriersIn(program_, *kernel_.loops.front())) {
    const bool isInBody = batched_.grid.body->span.contains(barrier);
    const bool isInItem = std::ranges::any_of(
        batched_.items, [&](const BatchedItem &item) { return item.statement->span.contains(barrier); });
    if (!isInBody || isInItem)
      return wrong("syncthreads stands elsewhere than between the loops of the block, where all threads come to it.");
  }
  return {};
}

Result<void> Batcher::batch(unsigned grid, unsigned block, const std::vector<std::string> &shared) {
  if (auto fits = kernelFits(); !fits) return fits;
  if (auto found = findShared(shared); !found) return found;
  kernel_.gridLoops = grid;
  kernel_.blockLoops = block;
  batched_ = batchedKernel(program_, kernel_);
  if (batched_.grid.loops.size() < grid || kernel_.loops.front()->directive->loops.size() > grid)
    return wrong("The loop nest has " + std::to_string(batched_.grid.loops.size()) +
                 " loops directly in each other, and threadbatching takes " + std::to_string(grid) +
                 " of them for the grid.");
  if (auto fits = gridFits(); !fits) return fits;
  bool hasNest = false;
  for (const BatchedItem &item : batched_.items) {
    if (item.nest) {
      hasNest = true;
      if (item.nest->loops.size() < block)
        return wrong("The loop of line " + lineOf(*item.statement) + " holds " +
                     std::to_string(item.nest->loops.size()) +
                     " loops directly in each other, and threadbatching takes " + std::to_string(block) +
                     " of them for the block.");
      if (auto fits = nestFits(*item.nest); !fits) return fits;
    } else if (item.statement->kind == StatementKind::declaration) {
      if (auto fits = declarationFits(*item.statement); !fits) return fits;
    } else if (item.statement->kind != StatementKind::empty) {
      return wrong("The statement of line " + lineOf(*item.statement) +
                   " stands in the grid's loops and is no loop of the block and no declaration.");
    }
  }
  if (!hasNest) return wrong("There are no loops of the block in those of the grid.");
  if (auto fit = barriersFit(); !fit) return fit;
  // Written elsewhere than in the block's loops, a thread's own would differ.
  std::erase_if(kernel_.mapped, [&](const MappedVariable &each) { return shared_.contains(each.variable); });
  std::erase_if(kernel_.privates, [&](VariableId id) { return shared_.contains(id); });
  kernel_.ofTeam.assign(shared_.begin(), shared_.end());
  return {};
}

} // namespace

std::vector<SourceSpan> barriersIn(const Program &program, const Statement &statement) {
  std::vector<SourceSpan> out;
  for (const CudaPragma &each : program.cudaPragmas)
    if (each.words.find("syncthreads") != std::string::npos && statement.span.contains(each.span))
      out.push_back(each.span);
  return out;
}

BatchedKernel batchedKernel(const Program &program, const Kernel &kernel) {
  BatchedKernel out;
  const Statement &loop = *kernel.loops.front();
  out.grid = nestFrom(loop.children.front(), kernel.gridLoops);
  const Statement &body = *out.grid.body;
  std::vector<const Statement *> statements;
  if (body.kind == StatementKind::compound)
    for (const Statement &child : body.children)
      statements.push_back(&child);
  else
    statements.push_back(&body);
  const std::vector<SourceSpan> barriers = barriersIn(program, loop);
  std::uint32_t before = body.span.begin;
  std::vector<const Statement *> since; ///< nests behind the last barrier
  for (const Statement *statement : statements) {
    BatchedItem item{.statement = statement};
    if (statement->kind == StatementKind::counted || statement->kind == StatementKind::compound)
      item.nest = nestFrom(*statement, kernel.blockLoops);
    if (item.nest && item.nest->loops.empty()) item.nest.reset();
    item.isBehindBarrier = std::ranges::any_of(
        barriers, [&](const SourceSpan &each) { return before <= each.begin && each.end <= statement->span.begin; });
    // Where no barrier is written, threads wait for what the loops do one after the other.
    item.isBehindBarrier |= item.nest && std::ranges::any_of(since, [&](const Statement *other) {
                              return conflict(program, *other, *statement);
                            });
    if (item.isBehindBarrier) since.clear();
    if (item.nest) since.push_back(statement);
    before = statement->span.end;
    out.items.push_back(std::move(item));
  }
  out.block = blockOf(out.items);
  return out;
}

Result<void> batch(const Program &program, const Region &region, Kernel &kernel, unsigned grid, unsigned block,
                   const std::vector<std::string> &shared) {
  return Batcher(program, region, kernel).batch(grid, block, shared);
}

} // namespace warpgrain::openmp
