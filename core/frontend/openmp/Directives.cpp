// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/ClauseValues.h"
#include "core/frontend/openmp/ExpressionReader.h"
#include "core/frontend/openmp/OpenMpRecorder.h"

#include <clang/AST/DeclOpenMP.h>
#include <clang/Basic/OpenMPKinds.h>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

namespace omp = llvm::omp;

DirectiveKind kindOf(omp::Directive directive) {
  switch (directive) {
  case omp::OMPD_parallel:
    return DirectiveKind::parallel;
  case omp::OMPD_parallel_for:
  case omp::OMPD_parallel_for_simd:
  case omp::OMPD_target_parallel_for:
  case omp::OMPD_target_parallel_for_simd:
  case omp::OMPD_target_teams_distribute_parallel_for:
  case omp::OMPD_target_teams_distribute_parallel_for_simd:
  case omp::OMPD_target_teams_distribute:
  case omp::OMPD_target_teams_distribute_simd:
  case omp::OMPD_target_teams_loop:
  case omp::OMPD_target_parallel_loop:
  case omp::OMPD_teams_distribute:
  case omp::OMPD_teams_distribute_simd:
  case omp::OMPD_teams_loop:
  case omp::OMPD_teams_distribute_parallel_for:
  case omp::OMPD_teams_distribute_parallel_for_simd:
    return DirectiveKind::parallelFor;
  case omp::OMPD_target_teams:
    return DirectiveKind::teams;
  case omp::OMPD_target_data:
  case omp::OMPD_target_enter_data:
  case omp::OMPD_target_exit_data:
  case omp::OMPD_target_update:
    return DirectiveKind::mapping;
  case omp::OMPD_parallel_sections:
    return DirectiveKind::parallelSections;
  case omp::OMPD_for:
  case omp::OMPD_for_simd:
    return DirectiveKind::loop;
  case omp::OMPD_sections:
    return DirectiveKind::sections;
  case omp::OMPD_section:
    return DirectiveKind::section;
  case omp::OMPD_single:
    return DirectiveKind::single;
  case omp::OMPD_master:
  case omp::OMPD_masked:
    return DirectiveKind::master;
  case omp::OMPD_critical:
    return DirectiveKind::critical;
  case omp::OMPD_atomic:
    return DirectiveKind::atomic;
  case omp::OMPD_barrier:
    return DirectiveKind::barrier;
  case omp::OMPD_flush:
    return DirectiveKind::flush;
  case omp::OMPD_ordered:
    return DirectiveKind::ordered;
  case omp::OMPD_simd:
    return DirectiveKind::simd;
  default:
    return DirectiveKind::other;
  }
}

ClauseKind kindOf(omp::Clause clause) {
  switch (clause) {
  case omp::OMPC_private:
    return ClauseKind::isPrivate;
  case omp::OMPC_firstprivate:
    return ClauseKind::firstPrivate;
  case omp::OMPC_lastprivate:
    return ClauseKind::lastPrivate;
  case omp::OMPC_shared:
    return ClauseKind::shared;
  case omp::OMPC_reduction:
    return ClauseKind::reduction;
  case omp::OMPC_copyin:
    return ClauseKind::copyIn;
  case omp::OMPC_copyprivate:
    return ClauseKind::copyPrivate;
  case omp::OMPC_linear:
    return ClauseKind::linear;
  case omp::OMPC_default:
    return ClauseKind::defaultSharing;
  case omp::OMPC_schedule:
    return ClauseKind::schedule;
  case omp::OMPC_collapse:
    return ClauseKind::collapse;
  case omp::OMPC_nowait:
    return ClauseKind::noWait;
  case omp::OMPC_if:
    return ClauseKind::condition;
  case omp::OMPC_num_threads:
    return ClauseKind::numThreads;
  case omp::OMPC_ordered:
    return ClauseKind::ordered;
  case omp::OMPC_read:
  case omp::OMPC_write:
  case omp::OMPC_capture:
  case omp::OMPC_compare:
    return ClauseKind::atomicForm;
  case omp::OMPC_map:
    return ClauseKind::map;
  case omp::OMPC_num_teams:
    return ClauseKind::numTeams;
  case omp::OMPC_thread_limit:
    return ClauseKind::threadLimit;
  case omp::OMPC_device:
  case omp::OMPC_dist_schedule:
  case omp::OMPC_defaultmap:
  case omp::OMPC_depend:
  case omp::OMPC_bind:
  case omp::OMPC_update:
  case omp::OMPC_hint:
  case omp::OMPC_proc_bind:
  case omp::OMPC_simdlen:
  case omp::OMPC_safelen:
  case omp::OMPC_aligned:
  case omp::OMPC_nontemporal:
  case omp::OMPC_order:
  case omp::OMPC_relaxed:
    return ClauseKind::hint;
  case omp::OMPC_seq_cst:
  case omp::OMPC_release:
  case omp::OMPC_acquire:
  case omp::OMPC_acq_rel:
    return ClauseKind::memoryOrder;
  default:
    return ClauseKind::other;
  }
}

/// Adds the variables that a clause lists.
template <typename List>
void addVariables(OpenMpContext &context, Clause &out, const List &list) {
  for (const clang::Expr *item : list.varlist()) {
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(item->IgnoreParenImpCasts());
    const auto *variable = name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
    if (variable != nullptr)
      out.variables.push_back(context.variable(variable));
    else
      out.namesParts = true;
  }
}

/// The expression as it is written: Clang has a variable of its own for what it evaluates before the construct.
const clang::Expr *asWritten(const clang::Expr *expression) {
  const auto *name =
      expression != nullptr ? llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenImpCasts()) : nullptr;
  const auto *kept = name != nullptr ? llvm::dyn_cast<clang::OMPCapturedExprDecl>(name->getDecl()) : nullptr;
  return kept != nullptr && kept->getInit() != nullptr ? asWritten(kept->getInit()) : expression;
}

/// What an item of a map clause has of the memory that a pointer leads to; none where it is something else, or where
/// its texts cannot be written again.
std::optional<MappedElements> mappedElements(const OpenMpContext &context, const clang::Expr *item) {
  const auto *section = llvm::dyn_cast<clang::ArraySectionExpr>(item->IgnoreParenImpCasts());
  if (section == nullptr || section->getStride() != nullptr || section->getLength() == nullptr) return std::nullopt;
  const clang::Expr *pointer = section->getBase()->IgnoreParenImpCasts();
  const bool isPointer = pointer->getType()->isPointerType() && !llvm::isa<clang::ArraySectionExpr>(pointer) &&
                         !pointer->getType()->getPointeeType()->isIncompleteType() &&
                         !pointer->getType()->isFunctionPointerType();
  if (!isPointer) return std::nullopt;
  MappedElements out;
  const auto text = [&](const clang::Expr *expression) {
    expression = asWritten(expression);
    if (expression->HasSideEffects(context.ast)) return std::string();
    return std::string(context.program.textOf(context.span(expression->getSourceRange())));
  };
  out.pointer = text(pointer);
  out.count = text(section->getLength());
  out.first = section->getLowerBound() == nullptr ? "0" : text(section->getLowerBound());
  if (out.pointer.empty() || out.first.empty() || out.count.empty()) return std::nullopt;
  return out;
}

/// Adds the variables of which a map clause has the whole or a section.
void addMapped(OpenMpContext &context, Clause &out, const clang::OMPMapClause &list) {
  for (const clang::Expr *item : list.varlist()) {
    if (const auto elements = mappedElements(context, item)) out.mapped.push_back(*elements);
    const clang::Expr *base = item->IgnoreParenImpCasts();
    while (true) {
      if (const auto *section = llvm::dyn_cast<clang::ArraySectionExpr>(base))
        base = section->getBase()->IgnoreParenImpCasts();
      else if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(base))
        base = element->getBase()->IgnoreParenImpCasts();
      else
        break;
    }
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(base);
    const auto *variable = name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
    if (variable != nullptr) out.variables.push_back(context.variable(variable));
  }
}

/// The elements that an item of a reduction names; none where they are not counted by constants.
std::optional<Section> sectionOf(OpenMpContext &context, const clang::Expr *item) {
  item = item->IgnoreParenImpCasts();
  Section out{.span = context.span(item->getSourceRange())};
  const auto constant = [&](const clang::Expr *expression, std::int64_t &value) {
    clang::Expr::EvalResult known;
    if (!expression->EvaluateAsInt(known, context.ast) || !known.Val.getInt().isRepresentableByInt64()) return false;
    value = known.Val.getInt().getExtValue();
    return true;
  };
  const clang::Expr *base = item;
  if (const auto *section = llvm::dyn_cast<clang::ArraySectionExpr>(item)) {
    base = section->getBase()->IgnoreParenImpCasts();
    const bool isCounted = section->getLength() != nullptr && constant(section->getLength(), out.count);
    if (!isCounted || section->getStride() != nullptr) return std::nullopt;
    if (section->getLowerBound() != nullptr && !constant(section->getLowerBound(), out.first)) return std::nullopt;
  } else if (const auto *element = llvm::dyn_cast<clang::ArraySubscriptExpr>(item)) {
    base = element->getBase()->IgnoreParenImpCasts();
    out.count = 1;
    if (!constant(element->getIdx(), out.first)) return std::nullopt;
  } else if (const auto *array = context.ast.getAsConstantArrayType(item->getType())) {
    out.count = static_cast<std::int64_t>(array->getSize().getLimitedValue(1U << 20U));
  }
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(base);
  const auto *variable = name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
  if (variable == nullptr) return std::nullopt;
  const clang::QualType type = variable->getType();
  const clang::QualType element = type->isPointerType() ? type->getPointeeType()
                                  : context.ast.getAsArrayType(type)
                                      ? context.ast.getAsArrayType(type)->getElementType()
                                      : clang::QualType();
  if (element.isNull() || !element->isArithmeticType() || element.isConstQualified() || element.isVolatileQualified() ||
      context.isOfFunction(element) || out.count < 1)
    return std::nullopt;
  out.variable = context.variable(variable);
  if (const auto *array = context.ast.getAsConstantArrayType(type))
    out.extent = static_cast<std::int64_t>(array->getSize().getLimitedValue(1U << 30U));
  out.elementBytes = static_cast<std::uint64_t>(context.ast.getTypeSizeInChars(element).getQuantity());
  out.type = context.declared(element.getUnqualifiedType(), "");
  out.isInteger = element->isIntegralOrEnumerationType();
  return out;
}

/// Adds the variables of a reduction, and which elements of them it has.
void addReduced(OpenMpContext &context, Clause &out, const clang::OMPReductionClause &list) {
  for (const clang::Expr *item : list.varlist()) {
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(item->IgnoreParenImpCasts());
    const auto *variable = name != nullptr ? llvm::dyn_cast<clang::VarDecl>(name->getDecl()) : nullptr;
    if (variable != nullptr && !variable->getType()->isArrayType()) {
      out.variables.push_back(context.variable(variable));
    } else if (const auto section = sectionOf(context, item)) {
      out.variables.push_back(section->variable);
      out.sections.push_back(*section);
    } else if (variable != nullptr) {
      out.variables.push_back(context.variable(variable));
    } else {
      out.namesParts = true;
    }
  }
}

std::string reductionOperator(const clang::OMPReductionClause &clause) {
  const std::string name = clause.getNameInfo().getAsString();
  return name.starts_with("operator") ? name.substr(8) : name;
}

void setText(OpenMpContext &context, Clause &out, const clang::Expr *expression) {
  expression = asWritten(expression);
  if (expression == nullptr) return;
  const SourceSpan place = context.span(expression->getSourceRange());
  out.text = std::string(context.program.textOf(place));
}

std::optional<std::int64_t> constantOf(const OpenMpContext &context, const clang::Expr *expression) {
  clang::Expr::EvalResult known;
  if (expression == nullptr || !expression->EvaluateAsInt(known, context.ast) ||
      !known.Val.getInt().isRepresentableByInt64())
    return std::nullopt;
  return known.Val.getInt().getExtValue();
}

/// The length of a chunk, as a number where it is a constant.
void setChunk(OpenMpContext &context, Clause &out, const clang::Expr *length) {
  if (length == nullptr) return;
  setText(context, out, length);
  if (const auto constant = constantOf(context, length))
    out.text = std::to_string(*constant);
  else
    addRead(context, out, length);
}

void addLists(OpenMpContext &context, Clause &out, const clang::OMPClause &clause) {
  if (const auto *list = llvm::dyn_cast<clang::OMPPrivateClause>(&clause)) addVariables(context, out, *list);
  if (const auto *list = llvm::dyn_cast<clang::OMPFirstprivateClause>(&clause)) addVariables(context, out, *list);
  if (const auto *list = llvm::dyn_cast<clang::OMPLastprivateClause>(&clause)) addVariables(context, out, *list);
  if (const auto *list = llvm::dyn_cast<clang::OMPSharedClause>(&clause)) addVariables(context, out, *list);
  if (const auto *list = llvm::dyn_cast<clang::OMPCopyinClause>(&clause)) addVariables(context, out, *list);
  if (const auto *list = llvm::dyn_cast<clang::OMPCopyprivateClause>(&clause)) addVariables(context, out, *list);
  if (const auto *list = llvm::dyn_cast<clang::OMPLinearClause>(&clause)) addVariables(context, out, *list);
  if (const auto *list = llvm::dyn_cast<clang::OMPMapClause>(&clause)) addMapped(context, out, *list);
  if (const auto *list = llvm::dyn_cast<clang::OMPReductionClause>(&clause)) {
    addReduced(context, out, *list);
    out.word = reductionOperator(*list);
  }
}

void addWords(OpenMpContext &context, Clause &out, const clang::OMPClause &clause) {
  if (const auto *sharing = llvm::dyn_cast<clang::OMPDefaultClause>(&clause))
    out.word =
        omp::getOpenMPClauseName(clause.getClauseKind()).empty()
            ? std::string()
            : clang::getOpenMPSimpleClauseTypeName(omp::OMPC_default, static_cast<unsigned>(sharing->getDefaultKind()));
  if (const auto *schedule = llvm::dyn_cast<clang::OMPScheduleClause>(&clause)) {
    out.word =
        clang::getOpenMPSimpleClauseTypeName(omp::OMPC_schedule, static_cast<unsigned>(schedule->getScheduleKind()));
    setChunk(context, out, schedule->getChunkSize());
  }
  if (const auto *schedule = llvm::dyn_cast<clang::OMPDistScheduleClause>(&clause)) {
    setChunk(context, out, schedule->getChunkSize());
    if (!out.text.empty() && out.text != "1") out.kind = ClauseKind::other;
  }
  if (const auto *threads = llvm::dyn_cast<clang::OMPNumThreadsClause>(&clause))
    out.word = constantOf(context, threads->getNumThreads()) == 1 ? "1" : "";
  if (const auto *condition = llvm::dyn_cast<clang::OMPIfClause>(&clause)) {
    setText(context, out, condition->getCondition());
    addRead(context, out, condition->getCondition());
  }
  if (const auto *levels = llvm::dyn_cast<clang::OMPCollapseClause>(&clause))
    setText(context, out, levels->getNumForLoops());
  if (out.kind == ClauseKind::atomicForm) out.word = out.name;
}

/// True for a clause all of whose expressions are constants.
bool isOfConstants(const OpenMpContext &context, const clang::OMPClause &clause) {
  const auto expressions = clause.children();
  return !expressions.empty() && std::ranges::all_of(expressions, [&](const clang::Stmt *each) {
    const auto *expression = llvm::dyn_cast_or_null<clang::Expr>(each);
    return expression != nullptr && constantOf(context, asWritten(expression)).has_value();
  });
}

Clause recordClause(OpenMpContext &context, const clang::OMPClause &clause) {
  Clause out;
  out.isConstant = isOfConstants(context, clause);
  out.readsNumbers = readsNumbersAlone(context, clause);
  out.kind = kindOf(clause.getClauseKind());
  out.name = omp::getOpenMPClauseName(clause.getClauseKind()).str();
  out.span = context.span(clang::SourceRange(clause.getBeginLoc(), clause.getEndLoc()));
  if (const auto *last = llvm::dyn_cast<clang::OMPLastprivateClause>(&clause);
      last != nullptr && last->getKind() == clang::OMPC_LASTPRIVATE_conditional)
    out.kind = ClauseKind::other;
  addLists(context, out, clause);
  addWords(context, out, clause);
  const bool isExpression = out.kind == ClauseKind::condition || out.kind == ClauseKind::schedule;
  const bool hasList = !out.variables.empty() || out.namesParts;
  const bool hasCalls = isExpression || out.kind == ClauseKind::numThreads;
  if (hasCalls) out.calls = callsIn(context, clause);
  if (isExpression || !hasList)
    if (mayHaveEffect(context, clause, hasCalls)) out.kind = ClauseKind::other;
  // Clang keeps a captured value of these.
  if (out.kind == ClauseKind::numTeams || out.kind == ClauseKind::threadLimit || out.kind == ClauseKind::numThreads) {
    const std::string_view text = context.program.textOf(out.span);
    const std::size_t open = text.find('(');
    const std::size_t close = text.rfind(')');
    out.text = open < close && close != std::string_view::npos ? std::string(text.substr(open + 1, close - open - 1))
                                                               : std::string();
  }
  return out;
}

/// The lines of a pragma: from its `#` to the end of its last line.
SourceSpan pragmaLines(const OpenMpContext &context, const clang::OMPExecutableDirective &directive) {
  const SourceSpan words = context.span(clang::SourceRange(directive.getBeginLoc(), directive.getBeginLoc()));
  if (words.empty()) return {};
  const std::string &text = context.program.text;
  std::size_t begin = words.begin;
  while (begin > 0 && text[begin] != '#' && text[begin - 1] != '\n')
    --begin;
  std::size_t end = words.begin;
  while (end < text.size() && (text[end] != '\n' || (end > 0 && text[end - 1] == '\\') ||
                               (end > 1 && text[end - 1] == '\r' && text[end - 2] == '\\')))
    ++end;
  return {.file = mainFile, .begin = static_cast<std::uint32_t>(begin), .end = static_cast<std::uint32_t>(end)};
}

/// The loops of a nest: each is the only statement of the one around it.
void addLoops(OpenMpContext &context, Directive &out, const clang::Stmt *nest, unsigned levels) {
  for (unsigned level = 0; level < levels && nest != nullptr; ++level) {
    while (true) {
      if (const auto *block = llvm::dyn_cast<clang::CompoundStmt>(nest); block != nullptr && block->size() == 1)
        nest = block->body_front();
      else if (const auto *captured = llvm::dyn_cast<clang::CapturedStmt>(nest))
        nest = captured->getCapturedStmt();
      else
        break;
    }
    out.loops.push_back(recordLoop(context, nest, /*isOfDirective=*/true));
    const auto *loop = llvm::dyn_cast<clang::ForStmt>(nest);
    nest = loop != nullptr ? loop->getBody() : nullptr;
  }
}

} // namespace

namespace {

/// `loop`, whose iterations the threads around it share out, or one thread executes as lanes.
DirectiveKind kindOfLoop(const clang::OMPExecutableDirective &directive) {
  const auto *bound = directive.getSingleClause<clang::OMPBindClause>();
  if (bound == nullptr || bound->getBindKind() == clang::OMPC_BIND_parallel) return DirectiveKind::loop;
  return bound->getBindKind() == clang::OMPC_BIND_thread ? DirectiveKind::simd : DirectiveKind::other;
}

} // namespace

const clang::OMPExecutableDirective *distributedBy(const clang::OMPExecutableDirective &teams,
                                                   const clang::Stmt *inner) {
  const omp::Directive outer = teams.getDirectiveKind();
  const auto *directive = llvm::dyn_cast_or_null<clang::OMPExecutableDirective>(inner);
  if (directive == nullptr || (outer != omp::OMPD_target_teams && outer != omp::OMPD_teams)) return nullptr;
  switch (directive->getDirectiveKind()) {
  case omp::OMPD_distribute:
  case omp::OMPD_distribute_simd:
  case omp::OMPD_distribute_parallel_for:
  case omp::OMPD_distribute_parallel_for_simd:
    return directive;
  default:
    return nullptr;
  }
}

void addDistribute(OpenMpContext &context, Directive &teams, const clang::OMPExecutableDirective &distribute) {
  Directive inner = recordDirective(context, distribute);
  teams.kind = DirectiveKind::parallelFor;
  teams.name += " " + inner.name;
  teams.isInMacro |= inner.isInMacro;
  teams.pragma.end = inner.pragma.end;
  teams.clauses.insert(teams.clauses.end(), inner.clauses.begin(), inner.clauses.end());
  teams.loops = std::move(inner.loops);
}

Directive recordDirective(OpenMpContext &context, const clang::OMPExecutableDirective &directive) {
  Directive out;
  out.kind =
      directive.getDirectiveKind() == omp::OMPD_loop ? kindOfLoop(directive) : kindOf(directive.getDirectiveKind());
  out.name = omp::getOpenMPDirectiveName(directive.getDirectiveKind(), context.ast.getLangOpts().OpenMP).str();
  out.isTarget = clang::isOpenMPTargetExecutionDirective(directive.getDirectiveKind());
  out.pragma = pragmaLines(context, directive);
  out.isInMacro =
      directive.getBeginLoc().isMacroID() || out.pragma.empty() || !context.program.textOf(out.pragma).starts_with("#");
  for (const clang::OMPClause *clause : directive.clauses())
    if (clause != nullptr && !clause->isImplicit()) out.clauses.push_back(recordClause(context, *clause));
  const auto *loop = llvm::dyn_cast<clang::OMPLoopDirective>(&directive);
  if (loop != nullptr && loop->hasAssociatedStmt())
    addLoops(context, out, loop->getAssociatedStmt(), loop->getLoopsNumber());
  return out;
}

} // namespace warpgrain::frontend
