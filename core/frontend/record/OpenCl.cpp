// SPDX-License-Identifier: Apache-2.0
//
// What OpenCL C adds to C. Source: The OpenCL C 3.0 Specification.
#include "core/frontend/record/OpenCl.h"

#include "core/frontend/record/BodyRecorder.h"

#include <clang/AST/Attr.h>
#include <clang/AST/RecursiveASTVisitor.h>

#include <array>
#include <functional>
#include <string_view>

namespace warpgrain::frontend {

using namespace model;

bool isOpenCl(const clang::FunctionDecl &function) {
  return function.getASTContext().getLangOpts().OpenCL;
}

bool isKernel(const clang::FunctionDecl &function) {
  return function.hasAttr<clang::CUDAGlobalAttr>() ||
         (isOpenCl(function) && function.hasAttr<clang::DeviceKernelAttr>());
}

namespace {

/// Looks for what gives a parameter another value, or takes its address.
class ParameterChanges : public clang::RecursiveASTVisitor<ParameterChanges> {
public:
  explicit ParameterChanges(const clang::ParmVarDecl &parameter) : parameter_(parameter) {}

  bool VisitBinaryOperator(clang::BinaryOperator *node) {
    return !(node->isAssignmentOp() && isParameter(*node->getLHS()));
  }

  bool VisitUnaryOperator(clang::UnaryOperator *node) {
    const bool changes = node->isIncrementDecrementOp() || node->getOpcode() == clang::UO_AddrOf;
    return !(changes && isParameter(*node->getSubExpr()));
  }

private:
  bool isParameter(const clang::Expr &node) const {
    const auto *name = llvm::dyn_cast<clang::DeclRefExpr>(node.IgnoreParenImpCasts());
    return name != nullptr && name->getDecl() == &parameter_;
  }

  const clang::ParmVarDecl &parameter_;
};

} // namespace

bool isLocalArray(const clang::ParmVarDecl &parameter) {
  const auto *function = llvm::dyn_cast<clang::FunctionDecl>(parameter.getDeclContext());
  if (function == nullptr || !isKernel(*function) || !isOpenCl(*function)) return false;
  const clang::QualType type = parameter.getType();
  if (!type->isPointerType() || type->getPointeeType()->isVoidType() ||
      type->getPointeeType().getAddressSpace() != clang::LangAS::opencl_local)
    return false;
  clang::Stmt *body = function->getBody();
  return body == nullptr || ParameterChanges(parameter).TraverseStmt(body);
}

clang::QualType withoutSpace(clang::QualType type, const clang::ASTContext &ast) {
  return ast.getLangOpts().OpenCL && type.hasAddressSpace() ? ast.removeAddrSpaceQualType(type) : type;
}

const clang::ExtVectorType *vectorOf(clang::QualType type) {
  return type.isNull() ? nullptr : type->getAs<clang::ExtVectorType>();
}

std::optional<unsigned> onlyElement(const clang::ExtVectorElementExpr &node) {
  llvm::SmallVector<std::uint32_t, 4> elements;
  node.getEncodedElementAccess(elements);
  return elements.size() == 1 ? std::optional(elements.front()) : std::nullopt;
}

const clang::ExtVectorElementExpr *severalElements(const clang::Expr &node) {
  const auto *elements = llvm::dyn_cast<clang::ExtVectorElementExpr>(node.IgnoreParens());
  return elements != nullptr && !onlyElement(*elements) ? elements : nullptr;
}

std::string elementName(unsigned element, unsigned elements) {
  constexpr std::string_view letters = "xyzw";
  constexpr std::string_view digits = "0123456789abcdef";
  if (elements <= letters.size()) return std::string(1, letters[element]);
  return "s" + std::string(1, digits[element]);
}

namespace {

/// A function that tells a thread's place, by its name and the constant that it is called with.
struct PlaceCall {
  std::string_view name;
  std::optional<std::uint64_t> axis; ///< nothing where the function has no parameter
};

std::optional<PlaceCall> placeCall(const clang::CallExpr &node, const clang::ASTContext &ast) {
  const clang::FunctionDecl *callee = node.getDirectCallee();
  if (callee == nullptr || callee->hasBody() || !callee->getDeclName().isIdentifier()) return std::nullopt;
  const llvm::StringRef name = callee->getName();
  if (!name.starts_with("get_")) return std::nullopt;
  PlaceCall out{.name = std::string_view(name)};
  if (node.getNumArgs() == 0) return out;
  clang::Expr::EvalResult value;
  if (node.getNumArgs() > 1 || !node.getArg(0)->EvaluateAsInt(value, ast, clang::Expr::SE_NoSideEffects) ||
      !value.Val.getInt().isRepresentableByInt64())
    return std::nullopt;
  out.axis = static_cast<std::uint64_t>(value.Val.getInt().getExtValue());
  return out;
}

std::optional<BuiltinIndex> indexNamed(std::string_view name) {
  if (name == "get_enqueued_local_size") return BuiltinIndex::blockDim;
  if (name == "get_local_id") return BuiltinIndex::threadIdx;
  if (name == "get_group_id") return BuiltinIndex::blockIdx;
  if (name == "get_local_size") return BuiltinIndex::blockDim;
  return name == "get_num_groups" ? std::optional(BuiltinIndex::gridDim) : std::nullopt;
}

} // namespace

/// Records what tells a thread's place: as an index, or as an expression of several (ComposedIndex.h in core/steps). No
/// launch has an offset, and all of its work-groups have one size.
bool BodyRecorder::fillPlaceCall(Expression &out, const clang::CallExpr &node) {
  if (!context_.ast.getLangOpts().OpenCL) return false;
  const auto call = placeCall(node, context_.ast);
  if (!call) return false;
  const bool isLinear = call->name == "get_local_linear_id" || call->name == "get_global_linear_id";
  const auto index = indexNamed(call->name);
  const bool isKnown = call->axis ? index || call->name == "get_global_id" || call->name == "get_global_size" ||
                                        call->name == "get_global_offset"
                                  : isLinear;
  if (!isKnown) return false;
  if (call->name == "get_global_offset" || (call->axis && *call->axis > indexOf(Axis::z))) {
    // There is one thread along an axis that an NDRange does not have.
    const bool isExtent = call->name.contains("size") || call->name == "get_num_groups";
    out.kind = ExpressionKind::literal;
    out.name = isExtent ? "1" : "0";
    out.constant = isExtent ? 1 : 0;
    return true;
  }
  if (index) {
    out.kind = ExpressionKind::builtinIndex;
    out.builtin = *index;
    out.axis = allAxes[*call->axis];
    return true;
  }
  // Inside a macro's body the parts stand there too; else they are told from the parts of macros by the `()`.
  Spelling inner = out.spelling;
  if (inner.editable()) inner.macro = std::string(call->name) + "()";
  inner.origin = SpellingOrigin::macroBody;
  const auto part = [&](BuiltinIndex builtin, Axis axis) {
    Expression e{.kind = ExpressionKind::builtinIndex, .spelling = inner, .builtin = builtin, .axis = axis};
    e.type = out.type;
    return e;
  };
  const auto joined = [&](Operator op, Expression left, Expression right) {
    Expression e{.kind = ExpressionKind::binary, .op = op, .spelling = inner};
    e.type = out.type;
    e.operands = {body_.expressions.add(std::move(left)), body_.expressions.add(std::move(right))};
    return e;
  };
  const auto globalId = [&](Axis axis) {
    return joined(Operator::plus,
                  joined(Operator::times, part(BuiltinIndex::blockIdx, axis), part(BuiltinIndex::blockDim, axis)),
                  part(BuiltinIndex::threadIdx, axis));
  };
  const auto globalSize = [&](Axis axis) {
    return joined(Operator::times, part(BuiltinIndex::gridDim, axis), part(BuiltinIndex::blockDim, axis));
  };
  const auto linear = [&](const std::function<Expression(Axis)> &id, const std::function<Expression(Axis)> &size) {
    return joined(Operator::plus,
                  joined(Operator::times,
                         joined(Operator::plus, joined(Operator::times, id(Axis::z), size(Axis::y)), id(Axis::y)),
                         size(Axis::x)),
                  id(Axis::x));
  };
  Expression whole;
  if (call->name == "get_local_linear_id")
    whole = linear([&](Axis axis) { return part(BuiltinIndex::threadIdx, axis); },
                   [&](Axis axis) { return part(BuiltinIndex::blockDim, axis); });
  else if (call->name == "get_global_linear_id")
    whole = linear(globalId, globalSize);
  else
    whole = call->name == "get_global_id" ? globalId(allAxes[*call->axis]) : globalSize(allAxes[*call->axis]);
  whole.spelling = out.spelling;
  out = std::move(whole);
  return true;
}

namespace {

/// How many elements `vload4` or `vstore4` moves; nothing of other functions, of vectors of three, which are stored
/// without the fourth, and of those that convert: vload_half4.
std::optional<unsigned> elementsMoved(std::string_view name, std::string_view lead) {
  if (!name.starts_with(lead)) return std::nullopt;
  const std::string_view count = name.substr(lead.size());
  for (const unsigned each : {2U, 4U, 8U, 16U})
    if (count == std::to_string(each)) return each;
  return std::nullopt;
}

} // namespace

/// Records `vload4(i, p)` as `((float4 *)p)[i]`, and `vstore4(v, i, p)` as an assignment to it, which need not be
/// aligned. What they mean does not stand there: no part is editable.
bool BodyRecorder::fillVectorMemory(Expression &out, const clang::CallExpr &node) {
  if (!context_.ast.getLangOpts().OpenCL) return false;
  const clang::FunctionDecl *callee = node.getDirectCallee();
  if (callee == nullptr || callee->hasBody() || !callee->getDeclName().isIdentifier()) return false;
  const std::string_view name(callee->getName());
  const bool isLoad = elementsMoved(name, "vload").has_value() && node.getNumArgs() == 2;
  const bool isStore = elementsMoved(name, "vstore").has_value() && node.getNumArgs() == 3;
  if (!isLoad && !isStore) return false;
  const clang::QualType vector = withoutSpace(isLoad ? node.getType() : node.getArg(0)->getType(), context_.ast);
  const clang::Expr *pointer = node.getArg(isLoad ? 1 : 2);
  const clang::Expr *written = pointer->IgnoreParenImpCasts();
  const clang::QualType from = written->getType();
  if (!from->isPointerType() && !from->isArrayType()) return false;
  const clang::LangAS space = from->isPointerType() ? from->getPointeeType().getAddressSpace() : from.getAddressSpace();
  Spelling inner = out.spelling;
  if (inner.editable()) inner.macro = std::string(name) + "()";
  inner.origin = SpellingOrigin::macroBody;
  Expression cast{.kind = ExpressionKind::cast, .spelling = inner};
  cast.type = context_.type(context_.ast.getPointerType(context_.ast.getAddrSpaceQualType(vector, space)));
  addOperand(cast, pointer);
  Expression element{.kind = ExpressionKind::subscript, .spelling = inner};
  element.type = context_.type(vector);
  element.operands.push_back(body_.expressions.add(std::move(cast)));
  addOperand(element, node.getArg(isLoad ? 0 : 1));
  if (isLoad) {
    out = std::move(element);
    return true;
  }
  out.kind = ExpressionKind::assign;
  out.type = element.type;
  out.operands.push_back(body_.expressions.add(std::move(element)));
  addOperand(out, node.getArg(0));
  return true;
}

bool BodyRecorder::fillVector(Expression &out, const clang::Expr &node) {
  if (const auto *element = llvm::dyn_cast<clang::ExtVectorElementExpr>(&node)) {
    const auto only = onlyElement(*element);
    if (!only) return false;
    const clang::QualType base = element->getBase()->getType();
    const clang::ExtVectorType *vector = vectorOf(element->isArrow() ? base->getPointeeType() : base);
    if (vector == nullptr) return false; // a single number may be written as one
    out.kind = ExpressionKind::member;
    out.name = elementName(*only, vector->getNumElements());
    out.isArrow = element->isArrow();
    addOperand(out, element->getBase());
    return true;
  }
  // `v.xy = w` changes a part of v: it is recorded as `v <<= w`, which reads v and changes it, and is no sum.
  if (const auto *change = llvm::dyn_cast<clang::BinaryOperator>(&node);
      change != nullptr && change->isAssignmentOp()) {
    const clang::ExtVectorElementExpr *elements = severalElements(*change->getLHS());
    if (elements == nullptr) return false;
    if (elements->isArrow()) return false;
    out.kind = ExpressionKind::assign;
    out.op = Operator::shiftLeft;
    addOperand(out, elements->getBase());
    addOperand(out, change->getRHS());
    return true;
  }
  if (const auto *literal = llvm::dyn_cast<clang::CompoundLiteralExpr>(&node)) {
    const auto *list = llvm::dyn_cast<clang::InitListExpr>(literal->getInitializer());
    const clang::ExtVectorType *vector = vectorOf(node.getType());
    if (list == nullptr || vector == nullptr || list->getNumInits() != vector->getNumElements()) return false;
    if (std::ranges::any_of(list->inits(), [](const clang::Expr *each) { return !each->getType()->isScalarType(); }))
      return false;
    out.kind = ExpressionKind::construct; // `(float4)(a, b, c, d)`
    for (const clang::Expr *each : list->inits())
      addOperand(out, each);
    return true;
  }
  // Both values are computed, and one chosen for each element.
  const auto *choice = llvm::dyn_cast<clang::ConditionalOperator>(&node);
  if (choice == nullptr || vectorOf(choice->getCond()->getType()) == nullptr) return false;
  fillOther(out, node);
  return true;
}

/// True for an expression that changes several elements of a vector in a form that is not recorded.
bool BodyRecorder::changesElements(const clang::Expr &node) {
  if (const auto *unary = llvm::dyn_cast<clang::UnaryOperator>(&node))
    return unary->isIncrementDecrementOp() && severalElements(*unary->getSubExpr()) != nullptr;
  const auto *binary = llvm::dyn_cast<clang::BinaryOperator>(&node);
  return binary != nullptr && binary->isAssignmentOp() && severalElements(*binary->getLHS()) != nullptr;
}

/// The fence flags of a barrier, which tell what it orders.
void BodyRecorder::addFenceFlags(Callee &callee, const clang::CallExpr &node) {
  if (!context_.ast.getLangOpts().OpenCL || node.getNumArgs() == 0) return;
  if (callee.name != "barrier" && callee.name != "work_group_barrier") return;
  clang::Expr::EvalResult value;
  const bool isKnown = node.getArg(0)->EvaluateAsInt(value, context_.ast, clang::Expr::SE_NoSideEffects);
  callee.templateArguments =
      isKnown ? "<" + std::to_string(value.Val.getInt().getExtValue()) + ">" : std::string("<?>");
}

} // namespace warpgrain::frontend
