// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/SourceSpan.h"
#include "core/openmp/model/Call.h"
#include "core/openmp/model/Variable.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::openmp {

/// Directives that the translation tells apart; `name` of the directive has the spelling of the others.
enum class DirectiveKind : std::uint8_t {
  parallel,
  parallelFor, ///< with `simd` too; with `target`, `teams` and `distribute` before it
  parallelSections,
  loop, ///< `for`, with `simd` too
  sections,
  section,
  single,
  master, ///< `masked` too; with a filter it has a clause that is not translated
  critical,
  atomic,
  barrier,
  flush,
  ordered,
  simd,
  teams,   ///< target teams, without a loop
  mapping, ///< target data, target update, target enter data, target exit data
  other,
};

enum class ClauseKind : std::uint8_t {
  isPrivate,
  firstPrivate,
  lastPrivate,
  shared,
  reduction,
  copyIn,
  copyPrivate,
  linear,
  defaultSharing, ///< word: none, shared, …
  schedule,       ///< word: static, dynamic, …; text: the length of a chunk, a number where it is a constant
  collapse,
  noWait,
  condition,  ///< if; variables: that it reads; namesParts: it reads other memory
  numThreads, ///< word: 1 where it is that constant
  ordered,
  atomicForm, ///< word: read, write, capture, compare; `update` has none of these
  numTeams,
  threadLimit,
  map,         ///< variables that the target's data environment has
  memoryOrder, ///< of an atomic operation: it orders other memory, too
  hint,        ///< no effect on the result: hint, proc_bind, simdlen, safelen, …
  other,
};

/// Elements of an array, or of what a pointer leads to, that a clause names: `a[2:4]`, `a[2]`, an array as a whole.
struct Section {
  VariableId variable{};
  std::int64_t first = 0;
  std::int64_t count = 0;
  std::int64_t extent = 0; ///< of the array; 0 where a pointer leads to the elements
  std::uint64_t elementBytes = 0;
  std::string type;       ///< of the elements, which are numbers
  bool isInteger = false; ///< they are
  SourceSpan span;
};

/// Elements that a pointer leads to, of which a clause maps so many to the GPU: `p[2:n]`. Texts as they are written.
struct MappedElements {
  std::string pointer;
  std::string first; ///< "0" where it is left out
  std::string count;
};

/// A clause as it is written.
struct Clause {
  ClauseKind kind = ClauseKind::other;
  std::string name; ///< "reduction"
  std::string word; ///< of a reduction its operator: "+", "min"; else see ClauseKind
  std::string text; ///< the expression, as it is written
  std::vector<VariableId> variables;
  std::vector<Section> sections;      ///< of a reduction: of those of the variables that are no numbers
  std::vector<MappedElements> mapped; ///< of a map clause; items whose texts have effects are left out
  std::vector<Call> calls;   ///< in the expression of if, num_threads or schedule; those of <omp.h> are left out
  bool namesParts = false;   ///< an item is neither a variable as a whole nor a section: a member
  bool isConstant = false;   ///< its expression is, also by a macro's name: nothing is read
  bool readsNumbers = false; ///< it is an expression that reads variables which are numbers, and no other memory
  SourceSpan span;
};

/// One loop of a nest that a directive shares out, in canonical form: counter, first value, bound and step.
struct CountedLoop {
  VariableId counter{};
  std::string counterType; ///< "int"
  bool declaresCounter = false;
  std::string begin;
  std::string bound;
  std::string step; ///< added after each iteration, with its sign: "1", "-(long long)(s)"
  bool includesBound = false;
  bool countsDown = false;
  std::optional<std::int64_t> constantBegin;
  std::optional<std::int64_t> constantBound;
  std::optional<std::int64_t> constantStep;
  bool boundIsUnsigned = false;
  bool boundLosesSign = false;       ///< it has a sign, and is compared as a number of 64 bits without one
  bool isCanonical = false;          ///< the texts above can be used
  std::vector<VariableId> variables; ///< that first value, bound and step read
  SourceSpan span;                   ///< of the whole statement
  SourceSpan body;
};

struct Directive {
  DirectiveKind kind = DirectiveKind::other;
  std::string name;  ///< "parallel for"
  SourceSpan pragma; ///< all its lines, without the last line's end
  bool isInMacro = false;
  bool isTarget = false; ///< begins with `target`: numbers that no clause lists are firstprivate
  std::vector<Clause> clauses;
  std::vector<CountedLoop> loops; ///< of the nest, the outermost first

  const Clause *find(ClauseKind wanted) const {
    for (const Clause &clause : clauses)
      if (clause.kind == wanted) return &clause;
    return nullptr;
  }
};

/// True for directives that start threads.
inline bool isParallel(const Directive &directive) {
  return directive.kind == DirectiveKind::parallel || directive.kind == DirectiveKind::parallelFor ||
         directive.kind == DirectiveKind::parallelSections;
}

} // namespace warpgrain::openmp
