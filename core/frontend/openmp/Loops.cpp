// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/ExpressionReader.h"
#include "core/frontend/openmp/OpenMpRecorder.h"

#include <algorithm>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

/// Reads the three parts of a for statement into a counted loop. Each part that is not in canonical form ends it.
class LoopReader {
public:
  LoopReader(OpenMpContext &context, CountedLoop &target, bool isOfDirective)
      : context_(context), out_(target), isOfDirective_(isOfDirective) {}

  bool read(const clang::ForStmt &loop) {
    return !loop.getForLoc().isMacroID() && first(loop.getInit()) && condition(loop.getCond()) && step(loop.getInc()) &&
           reachesBound() && partsAreSimple_;
  }

private:
  bool first(const clang::Stmt *init);
  bool condition(const clang::Expr *test);
  bool step(const clang::Expr *increment);
  bool reachesBound();
  bool stepFrom(const clang::Expr *right);
  void negateStep();
  bool begin(const clang::Expr *value);
  bool setCounter(const clang::VarDecl *counter);
  bool isCounter(const clang::Expr *expression) const;
  /// The text of a part, and its value where it is a constant.
  bool part(const clang::Expr *expression, std::string &text, std::optional<std::int64_t> &constant);

  OpenMpContext &context_;
  CountedLoop &out_;
  const clang::VarDecl *counter_ = nullptr;
  bool isOfDirective_;
  bool partsAreSimple_ = true;
  bool isUnequal_ = false; ///< `i != n`
};

bool LoopReader::part(const clang::Expr *expression, std::string &text, std::optional<std::int64_t> &constant) {
  const auto place = context_.exactSpan(expression->getSourceRange());
  const clang::QualType type = expression->IgnoreParenImpCasts()->getType();
  if (!place || !type->isIntegralOrEnumerationType()) return false;
  text = std::string(context_.program.textOf(*place));
  clang::Expr::EvalResult result;
  if (expression->EvaluateAsInt(result, context_.ast) && result.Val.getInt().isRepresentableByInt64())
    constant = result.Val.getInt().getExtValue();
  Statement held;
  std::vector<Access> accesses;
  ExpressionReader(context_, held, accesses).value(expression);
  for (const Access &access : accesses) {
    partsAreSimple_ &= !access.writes();
    if (std::ranges::find(out_.variables, access.variable) == out_.variables.end())
      out_.variables.push_back(access.variable);
  }
  return true;
}

bool LoopReader::setCounter(const clang::VarDecl *counter) {
  if (counter == nullptr || !counter->getType()->isIntegerType() || context_.isOfFunction(counter->getType()))
    return false;
  counter_ = counter->getCanonicalDecl();
  out_.counter = context_.variable(counter);
  out_.counterType = context_.declared(counter->getType().getUnqualifiedType(), "");
  return true;
}

bool LoopReader::isCounter(const clang::Expr *expression) const {
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenImpCasts());
  return name != nullptr && name->getDecl()->getCanonicalDecl() == counter_;
}

/// The first value as the counter has it: a narrower counter, or one of the other sign, may not hold what is written.
bool LoopReader::begin(const clang::Expr *value) {
  if (!part(value, out_.begin, out_.constantBegin)) return false;
  const clang::Expr *written = value->IgnoreParenImpCasts();
  const clang::QualType from = written->getType();
  const clang::QualType to = counter_->getType();
  if (context_.ast.hasSameUnqualifiedType(from, to)) return true;
  clang::Expr::EvalResult same;
  const bool isSame = out_.constantBegin && written->EvaluateAsInt(same, context_.ast) &&
                      same.Val.getInt().isRepresentableByInt64() &&
                      same.Val.getInt().getExtValue() == *out_.constantBegin;
  const bool isHeld = from->isSignedIntegerOrEnumerationType() == to->isSignedIntegerOrEnumerationType() &&
                      context_.ast.getTypeSize(from) <= context_.ast.getTypeSize(to);
  if (!isSame && !isHeld) out_.begin = "(" + out_.counterType + ")(" + out_.begin + ")";
  return true;
}

bool LoopReader::first(const clang::Stmt *init) {
  if (const auto *declaration = llvm::dyn_cast_or_null<clang::DeclStmt>(init)) {
    if (!declaration->isSingleDecl()) return false;
    const auto *counter = llvm::dyn_cast<clang::VarDecl>(declaration->getSingleDecl());
    out_.declaresCounter = true;
    return setCounter(counter) && counter->getInit() != nullptr && begin(counter->getInit());
  }
  const auto *assignment = llvm::dyn_cast_or_null<clang::BinaryOperator>(init);
  if (assignment == nullptr || assignment->getOpcode() != clang::BO_Assign) return false;
  const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(assignment->getLHS()->IgnoreParens());
  return name != nullptr && setCounter(llvm::dyn_cast<clang::VarDecl>(name->getDecl())) && begin(assignment->getRHS());
}

bool LoopReader::condition(const clang::Expr *test) {
  const auto *comparison =
      llvm::dyn_cast_or_null<clang::BinaryOperator>(test != nullptr ? test->IgnoreParenImpCasts() : nullptr);
  if (comparison == nullptr) return false;
  clang::BinaryOperatorKind kind = comparison->getOpcode();
  const clang::Expr *bound = comparison->getRHS();
  if (!isCounter(comparison->getLHS())) {
    if (!comparison->isComparisonOp() || !isCounter(comparison->getRHS())) return false;
    bound = comparison->getLHS();
    if (comparison->isRelationalOp()) kind = clang::BinaryOperator::reverseComparisonOp(kind);
  }
  isUnequal_ = kind == clang::BO_NE;
  if (!isUnequal_ && kind != clang::BO_LT && kind != clang::BO_LE && kind != clang::BO_GT && kind != clang::BO_GE)
    return false;
  out_.countsDown = kind == clang::BO_GT || kind == clang::BO_GE;
  out_.includesBound = kind == clang::BO_LE || kind == clang::BO_GE;
  out_.boundIsUnsigned = bound->IgnoreParenImpCasts()->getType()->isUnsignedIntegerType();
  if (!part(bound, out_.bound, out_.constantBound)) return false;
  const clang::QualType compared = bound->getType();
  const bool losesSign =
      compared->isUnsignedIntegerType() && bound->IgnoreParenImpCasts()->getType()->isSignedIntegerOrEnumerationType();
  if (!losesSign || out_.constantBound) return true;
  // A negative bound is compared as a large number.
  if (context_.ast.getTypeSize(compared) < 64)
    out_.bound = "(" + context_.declared(compared.getUnqualifiedType(), "") + ")(" + out_.bound + ")";
  else
    out_.boundLosesSign = true;
  return true;
}

/// The negative of an unsigned number of 32 bits would be a large positive one: it is widened before.
void LoopReader::negateStep() {
  out_.step = "-(long long)(" + out_.step + ")";
  if (out_.constantStep) out_.constantStep = -*out_.constantStep;
}

/// `i = i + s`, `i = s + i` and `i = i - s`.
bool LoopReader::stepFrom(const clang::Expr *right) {
  const auto *sum = llvm::dyn_cast<clang::BinaryOperator>(right->IgnoreParenImpCasts());
  if (sum == nullptr || !sum->isAdditiveOp()) return false;
  const bool isLeft = isCounter(sum->getLHS());
  if (!isLeft && (sum->getOpcode() == clang::BO_Sub || !isCounter(sum->getRHS()))) return false;
  if (!part(isLeft ? sum->getRHS() : sum->getLHS(), out_.step, out_.constantStep)) return false;
  if (sum->getOpcode() == clang::BO_Sub) negateStep();
  return true;
}

bool LoopReader::step(const clang::Expr *increment) {
  if (increment == nullptr) return false;
  increment = increment->IgnoreParenImpCasts();
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(increment)) {
    if (!unary->isIncrementDecrementOp() || !isCounter(unary->getSubExpr())) return false;
    out_.constantStep = unary->isIncrementOp() ? 1 : -1;
    out_.step = unary->isIncrementOp() ? "1" : "-1";
    return true;
  }
  const auto *assignment = llvm::dyn_cast<clang::BinaryOperator>(increment);
  if (assignment == nullptr || !assignment->isAssignmentOp() || !isCounter(assignment->getLHS())) return false;
  if (assignment->getOpcode() == clang::BO_Assign) return stepFrom(assignment->getRHS());
  const bool adds = assignment->getOpcode() == clang::BO_AddAssign;
  if (!adds && assignment->getOpcode() != clang::BO_SubAssign) return false;
  if (!part(assignment->getRHS(), out_.step, out_.constantStep)) return false;
  if (!adds) negateStep();
  return true;
}

/// Of a loop with a directive, a counter that is unequal to its bound comes to it by steps of one (OpenMP 5.2, section
/// 4.4.1). Other loops may pass it.
bool LoopReader::reachesBound() {
  if (!isUnequal_) return true;
  out_.countsDown = out_.constantStep == -1;
  return isOfDirective_ && (out_.constantStep == 1 || out_.constantStep == -1);
}

} // namespace

CountedLoop recordLoop(OpenMpContext &context, const clang::Stmt *loop, bool isOfDirective) {
  CountedLoop out;
  out.span = context.withSemicolon(loop->getSourceRange());
  const auto *counted = llvm::dyn_cast<clang::ForStmt>(loop);
  if (counted == nullptr) return out;
  out.body = context.withSemicolon(counted->getBody()->getSourceRange());
  if (llvm::isa<clang::CompoundStmt>(counted->getBody())) out.body = context.span(counted->getBody()->getSourceRange());
  out.isCanonical = LoopReader(context, out, isOfDirective).read(*counted) && !out.body.empty() &&
                    !context.isPartOfMacro(counted->getBody()->getSourceRange());
  return out;
}

} // namespace warpgrain::frontend
