// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/LibraryFunctions.h"

#include "core/model/InlineAssembly.h"
#include "core/model/dialect/CallTable.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>
#include <clang/AST/Expr.h>
#include <clang/AST/ExprCXX.h>
#include <clang/AST/StmtCXX.h>
#include <clang/Basic/Builtins.h>

#include <algorithm>
#include <functional>

namespace warpgrain::frontend {

namespace {

using clang::dyn_cast;
using clang::isa;

constexpr llvm::StringRef libdevice = "__nv_";

/// Looks at one function's body.
class BodyCheck {
public:
  using Callable = std::function<bool(const clang::FunctionDecl &)>;

  BodyCheck(clang::ASTContext &context, const Callable &mayCall) : context_(context), mayCall_(mayCall) {}

  bool passes(const clang::FunctionDecl &function) {
    if (const auto *constructor = dyn_cast<clang::CXXConstructorDecl>(&function))
      for (const clang::CXXCtorInitializer *initializer : constructor->inits())
        if (!computes(initializer->getInit())) return false;
    return passes(function.getBody());
  }

private:
  /// No default: what is not named here does more, for all that is known.
  bool passes(const clang::Stmt *node) {
    if (node == nullptr) return true;
    if (const auto *expression = dyn_cast<clang::Expr>(node)) return computes(expression);
    switch (node->getStmtClass()) {
    case clang::Stmt::DeclStmtClass:
      return std::ranges::all_of(llvm::cast<clang::DeclStmt>(node)->decls(),
                                 [this](const clang::Decl *declared) { return declares(*declared); });
    case clang::Stmt::GCCAsmStmtClass:
      return assembles(*llvm::cast<clang::GCCAsmStmt>(node));
    case clang::Stmt::CompoundStmtClass:
    case clang::Stmt::ReturnStmtClass:
    case clang::Stmt::IfStmtClass:
    case clang::Stmt::ForStmtClass:
    case clang::Stmt::WhileStmtClass:
    case clang::Stmt::DoStmtClass:
    case clang::Stmt::SwitchStmtClass:
    case clang::Stmt::CaseStmtClass:
    case clang::Stmt::DefaultStmtClass:
    case clang::Stmt::BreakStmtClass:
    case clang::Stmt::ContinueStmtClass:
    case clang::Stmt::NullStmtClass:
    case clang::Stmt::AttributedStmtClass:
      return std::ranges::all_of(node->children(), [this](const clang::Stmt *child) { return passes(child); });
    default:
      return false;
    }
  }

  bool declares(const clang::Decl &declared) {
    const auto *variable = dyn_cast<clang::VarDecl>(&declared);
    if (variable == nullptr)
      return isa<clang::TypedefNameDecl, clang::UsingDecl, clang::UsingDirectiveDecl, clang::StaticAssertDecl,
                 clang::EmptyDecl>(declared);
    if (!variable->hasLocalStorage()) return isConstantTable(*variable);
    const clang::QualType type = variable->getType();
    if (!endsPlainly(type) || variable->getType().isVolatileQualified()) return false;
    if (variable->getInit() == nullptr) return true;
    if (type->isReferenceType()) return isOwnObject(variable->getInit());
    // A pointer may lead on where it is bound once.
    return type->isPointerType() ? type.isConstQualified() && leadsToOwnObject(variable->getInit())
                                 : computes(variable->getInit());
  }

  bool isConstantTable(const clang::VarDecl &variable) const {
    return variable.getType().isConstant(context_) && variable.hasConstantInitialization();
  }

  /// Where an object of the type ends, no code runs that is not looked at.
  bool endsPlainly(clang::QualType type) {
    if (type->isReferenceType() || !type.isDestructedType()) return true;
    const auto *record = context_.getBaseElementType(type)->getAsCXXRecordDecl();
    const clang::CXXDestructorDecl *destructor = record != nullptr ? record->getDestructor() : nullptr;
    return destructor != nullptr && mayCall_(*destructor);
  }

  bool assembles(const clang::GCCAsmStmt &assembly) {
    if (assembly.isAsmGoto() || !model::computesOnly(assembly.getAsmString())) return false;
    for (unsigned i = 0; i < assembly.getNumOutputs(); ++i)
      if (!isOwnObject(assembly.getOutputExpr(i))) return false;
    for (unsigned i = 0; i < assembly.getNumInputs(); ++i)
      if (!computes(assembly.getInputExpr(i))) return false;
    return true;
  }

  /// An expression that is evaluated for its value, or that names an object which it may name.
  bool computes(const clang::Expr *node) {
    if (node == nullptr) return true;
    node = node->IgnoreParens();
    if (node->isInstantiationDependent()) return false;
    switch (node->getStmtClass()) {
    case clang::Stmt::IntegerLiteralClass:
    case clang::Stmt::FloatingLiteralClass:
    case clang::Stmt::CharacterLiteralClass:
    case clang::Stmt::StringLiteralClass:
    case clang::Stmt::CXXBoolLiteralExprClass:
    case clang::Stmt::CXXNullPtrLiteralExprClass:
    case clang::Stmt::GNUNullExprClass:
    case clang::Stmt::ImplicitValueInitExprClass:
    case clang::Stmt::CXXScalarValueInitExprClass:
    case clang::Stmt::CXXThisExprClass:
    case clang::Stmt::UnaryExprOrTypeTraitExprClass:
    case clang::Stmt::TypeTraitExprClass:
    case clang::Stmt::SizeOfPackExprClass:
      return true;
    case clang::Stmt::ConstantExprClass:
    case clang::Stmt::ExprWithCleanupsClass:
      return computes(llvm::cast<clang::FullExpr>(node)->getSubExpr());
    case clang::Stmt::SubstNonTypeTemplateParmExprClass:
      return computes(llvm::cast<clang::SubstNonTypeTemplateParmExpr>(node)->getReplacement());
    case clang::Stmt::CXXDefaultArgExprClass:
      return computes(llvm::cast<clang::CXXDefaultArgExpr>(node)->getExpr());
    case clang::Stmt::CXXDefaultInitExprClass:
      return computes(llvm::cast<clang::CXXDefaultInitExpr>(node)->getExpr());
    case clang::Stmt::MaterializeTemporaryExprClass:
      return computes(llvm::cast<clang::MaterializeTemporaryExpr>(node)->getSubExpr());
    case clang::Stmt::CXXBindTemporaryExprClass: {
      const auto *bound = llvm::cast<clang::CXXBindTemporaryExpr>(node);
      return endsPlainly(bound->getType()) && computes(bound->getSubExpr());
    }
    case clang::Stmt::InitListExprClass:
    case clang::Stmt::ConditionalOperatorClass:
      return std::ranges::all_of(node->children(), [this](const clang::Stmt *child) { return passes(child); });
    case clang::Stmt::UnaryOperatorClass:
      return computesUnary(*llvm::cast<clang::UnaryOperator>(node));
    case clang::Stmt::BinaryOperatorClass:
    case clang::Stmt::CompoundAssignOperatorClass:
      return computesBinary(*llvm::cast<clang::BinaryOperator>(node));
    case clang::Stmt::ImplicitCastExprClass:
    case clang::Stmt::CStyleCastExprClass:
    case clang::Stmt::CXXStaticCastExprClass:
    case clang::Stmt::CXXFunctionalCastExprClass:
    case clang::Stmt::CXXConstCastExprClass:
    case clang::Stmt::CXXReinterpretCastExprClass:
    case clang::Stmt::BuiltinBitCastExprClass:
      return node->isGLValue() ? isOwnObject(node) : computes(llvm::cast<clang::CastExpr>(node)->getSubExpr());
    case clang::Stmt::CXXConstructExprClass:
    case clang::Stmt::CXXTemporaryObjectExprClass:
      return constructs(*llvm::cast<clang::CXXConstructExpr>(node));
    case clang::Stmt::CallExprClass:
    case clang::Stmt::CXXMemberCallExprClass:
    case clang::Stmt::CXXOperatorCallExprClass:
      return calls(*llvm::cast<clang::CallExpr>(node));
    case clang::Stmt::DeclRefExprClass:
    case clang::Stmt::MemberExprClass:
    case clang::Stmt::ArraySubscriptExprClass:
      return isOwnObject(node);
    default:
      return false;
    }
  }

  bool computesUnary(const clang::UnaryOperator &node) {
    switch (node.getOpcode()) {
    case clang::UO_AddrOf:
      return isOwnObject(node.getSubExpr());
    case clang::UO_Deref:
      return !node.getType().isVolatileQualified() && leadsToOwnObject(node.getSubExpr());
    case clang::UO_PreInc:
    case clang::UO_PreDec:
    case clang::UO_PostInc:
    case clang::UO_PostDec:
      return !node.getType()->isPointerType() && isOwnObject(node.getSubExpr());
    case clang::UO_Plus:
    case clang::UO_Minus:
    case clang::UO_Not:
    case clang::UO_LNot:
    case clang::UO_Extension:
      return computes(node.getSubExpr());
    default:
      return false;
    }
  }

  bool computesBinary(const clang::BinaryOperator &node) {
    if (node.isPtrMemOp()) return false;
    if (!node.isAssignmentOp()) return computes(node.getLHS()) && computes(node.getRHS());
    return !node.getLHS()->getType()->isPointerType() && isOwnObject(node.getLHS()) && computes(node.getRHS());
  }

  bool constructs(const clang::CXXConstructExpr &node) {
    const clang::CXXConstructorDecl &constructor = *node.getConstructor();
    if (!endsPlainly(node.getType())) return false;
    const bool isPlain = constructor.isTrivial() || mayCall_(constructor);
    return isPlain &&
           std::ranges::all_of(node.arguments(), [this](const clang::Expr *argument) { return handsOver(argument); });
  }

  bool calls(const clang::CallExpr &node) {
    const clang::FunctionDecl *callee = node.getDirectCallee();
    if (callee == nullptr) return false;
    if (const auto *method = dyn_cast<clang::CXXMethodDecl>(callee); method != nullptr && method->isVirtual())
      return false;
    if (callee->getBuiltinID() == clang::Builtin::BI__builtin_addressof) return isOwnObject(node.getArg(0));
    if (!mayCall_(*callee)) return false;
    if (const auto *member = dyn_cast<clang::MemberExpr>(node.getCallee()->IgnoreParens())) {
      const clang::Expr *object = member->getBase();
      if (!(member->isArrow() ? leadsToOwnObject(object) : handsOver(object))) return false;
    }
    return std::ranges::all_of(node.arguments(), [this](const clang::Expr *argument) { return handsOver(argument); });
  }

  /// An argument: a value, an object of the function's own, or the address of one.
  bool handsOver(const clang::Expr *argument) {
    if (argument->isGLValue() && !isa<clang::MaterializeTemporaryExpr>(argument->IgnoreParens()))
      return isOwnObject(argument);
    if (!argument->getType()->isPointerType()) return computes(argument);
    const clang::Expr *plain = argument->IgnoreParenImpCasts();
    return isa<clang::CXXNullPtrLiteralExpr, clang::GNUNullExpr, clang::StringLiteral>(plain) ||
           leadsToOwnObject(argument);
  }

  /// An object that the function may use: its own variable, one that it is handed, or a part of one.
  bool isOwnObject(const clang::Expr *node) {
    node = node->IgnoreParens();
    if (node->isInstantiationDependent()) return false;
    if (const auto *named = dyn_cast<clang::DeclRefExpr>(node)) {
      const auto *variable = dyn_cast<clang::VarDecl>(named->getDecl());
      if (variable == nullptr) return isa<clang::EnumConstantDecl, clang::FunctionDecl>(named->getDecl());
      if (variable->getType().getNonReferenceType().isVolatileQualified()) return false;
      return variable->hasLocalStorage() || isConstantTable(*variable);
    }
    if (const auto *member = dyn_cast<clang::MemberExpr>(node)) {
      if (isa<clang::CXXMethodDecl>(member->getMemberDecl())) return true;
      if (const auto *variable = dyn_cast<clang::VarDecl>(member->getMemberDecl())) return isConstantTable(*variable);
      const auto *field = dyn_cast<clang::FieldDecl>(member->getMemberDecl());
      // What a member that is a reference leads to is not the object's own.
      if (field == nullptr || field->getType()->isReferenceType()) return false;
      return member->isArrow() ? leadsToOwnObject(member->getBase()) : handsOver(member->getBase());
    }
    if (const auto *element = dyn_cast<clang::ArraySubscriptExpr>(node)) {
      const auto *decayed = dyn_cast<clang::ImplicitCastExpr>(element->getBase()->IgnoreParens());
      return decayed != nullptr && decayed->getCastKind() == clang::CK_ArrayToPointerDecay &&
             isOwnObject(decayed->getSubExpr()) && computes(element->getIdx());
    }
    if (const auto *unary = dyn_cast<clang::UnaryOperator>(node)) return computesUnary(*unary);
    if (const auto *binary = dyn_cast<clang::BinaryOperator>(node)) return computesBinary(*binary);
    if (const auto *choice = dyn_cast<clang::ConditionalOperator>(node))
      return computes(choice->getCond()) && handsOver(choice->getTrueExpr()) && handsOver(choice->getFalseExpr());
    if (const auto *cast = dyn_cast<clang::CastExpr>(node))
      return staysWithin(cast->getSubExpr()->getType(), cast->getType()) && isOwnObject(cast->getSubExpr());
    if (const auto *temporary = dyn_cast<clang::MaterializeTemporaryExpr>(node))
      return computes(temporary->getSubExpr());
    // It gives back what it was handed.
    if (const auto *call = dyn_cast<clang::CallExpr>(node)) return calls(*call);
    if (isa<clang::StringLiteral>(node)) return true;
    return !node->isGLValue() && computes(node);
  }

  /// A pointer to such an object, to its begin.
  bool leadsToOwnObject(const clang::Expr *node) {
    node = node->IgnoreParens();
    if (node->isInstantiationDependent()) return false;
    if (isa<clang::CXXThisExpr>(node)) return true;
    if (const auto *unary = dyn_cast<clang::UnaryOperator>(node))
      return unary->getOpcode() == clang::UO_AddrOf && isOwnObject(unary->getSubExpr());
    if (const auto *cast = dyn_cast<clang::CastExpr>(node)) {
      const clang::Expr *inner = cast->getSubExpr();
      switch (cast->getCastKind()) {
      case clang::CK_ArrayToPointerDecay:
        return isOwnObject(inner);
      case clang::CK_LValueToRValue:
        return isBoundPointer(inner);
      case clang::CK_NoOp:
      case clang::CK_BitCast:
      case clang::CK_DerivedToBase:
      case clang::CK_UncheckedDerivedToBase:
        return inner->getType()->isPointerType() &&
               staysWithin(inner->getType()->getPointeeType(), node->getType()->getPointeeType()) &&
               leadsToOwnObject(inner);
      default:
        return false;
      }
    }
    if (const auto *call = dyn_cast<clang::CallExpr>(node))
      return call->getBuiltinCallee() == clang::Builtin::BI__builtin_addressof && isOwnObject(call->getArg(0));
    return false;
  }

  /// A parameter, or a constant pointer that declares() has looked at.
  static bool isBoundPointer(const clang::Expr *node) {
    const auto *named = dyn_cast<clang::DeclRefExpr>(node->IgnoreParens());
    const auto *variable = named != nullptr ? dyn_cast<clang::VarDecl>(named->getDecl()) : nullptr;
    if (variable == nullptr || !variable->hasLocalStorage()) return false;
    return isa<clang::ParmVarDecl>(variable) || variable->getType().isConstQualified();
  }

  /// An object of the one type, used as one of the other, is not passed beyond its end.
  bool staysWithin(clang::QualType whole, clang::QualType part) const {
    if (whole->isReferenceType()) whole = whole.getNonReferenceType();
    if (part->isReferenceType()) part = part.getNonReferenceType();
    if (whole.isVolatileQualified() || part.isVolatileQualified()) return false;
    if (context_.hasSameUnqualifiedType(whole, part)) return true;
    if (whole->isIncompleteType() || part->isIncompleteType() || whole->isFunctionType()) return false;
    return context_.getTypeSizeInChars(part) <= context_.getTypeSizeInChars(whole);
  }

  clang::ASTContext &context_;
  const Callable &mayCall_;
};

/// Of a function without a body here: the compiler's own, and those of libdevice.
bool isKnownWithoutBody(const clang::FunctionDecl &function, clang::ASTContext &context) {
  if (!function.getDeclName().isIdentifier()) return false;
  const llvm::StringRef name = function.getName();
  if (function.getBuiltinID() != 0 && context.BuiltinInfo.isConst(function.getBuiltinID())) return true;
  const bool isOfLibdevice = name.starts_with(libdevice);
  // These read arrays.
  if (isOfLibdevice && (name.contains("norm") && (name.ends_with("norm") || name.ends_with("normf")))) return false;
  return isOfLibdevice && !name.contains("nan");
}

} // namespace

/// True of every call operator of the class that was, or can be, looked at; false where there is one that cannot.
bool LibraryFunctions::isPlainFunctor(clang::QualType type) {
  type = type.getNonReferenceType();
  if (type->isFunctionType() || type->isFunctionPointerType() || type->isMemberPointerType()) return false;
  const clang::CXXRecordDecl *record = type->getAsCXXRecordDecl();
  if (record == nullptr || !record->hasDefinition()) return record == nullptr;
  const clang::DeclarationName call =
      context_.DeclarationNames.getCXXOperatorName(clang::OverloadedOperatorKind::OO_Call);
  const auto isPlain = [this](const clang::NamedDecl *member) {
    if (const auto *function = dyn_cast<clang::FunctionDecl>(member)) return computesOnly(*function);
    const auto *pattern = dyn_cast<clang::FunctionTemplateDecl>(member);
    return pattern != nullptr && !pattern->specializations().empty() &&
           std::ranges::all_of(pattern->specializations(),
                               [this](const clang::FunctionDecl *instance) { return computesOnly(*instance); });
  };
  const auto operators = record->lookup(call);
  return std::ranges::all_of(operators, isPlain) &&
         std::ranges::all_of(record->bases(),
                             [this](const clang::CXXBaseSpecifier &base) { return isPlainFunctor(base.getType()); });
}

bool LibraryFunctions::combinesOnly(const clang::FunctionDecl &collective) {
  const auto *arguments = collective.getTemplateSpecializationArgs();
  if (arguments != nullptr)
    for (const clang::TemplateArgument &argument : arguments->asArray())
      if (argument.getKind() == clang::TemplateArgument::Type && !isPlainFunctor(argument.getAsType())) return false;
  // Sums are made by an operator of the values' own type.
  const auto *owner = dyn_cast<clang::ClassTemplateSpecializationDecl>(collective.getDeclContext());
  const bool isSum = collective.getDeclName().isIdentifier() && collective.getName().contains("Sum");
  if (owner == nullptr || !isSum || owner->getTemplateArgs().size() == 0) return true;
  const clang::TemplateArgument &value = owner->getTemplateArgs()[0];
  const clang::CXXRecordDecl *record =
      value.getKind() == clang::TemplateArgument::Type ? value.getAsType()->getAsCXXRecordDecl() : nullptr;
  return record == nullptr || context_.getSourceManager().isInSystemHeader(record->getLocation());
}

bool LibraryFunctions::computesOnly(const clang::FunctionDecl &function) {
  const clang::FunctionDecl *key = function.getCanonicalDecl();
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  known_[key] = false; // one that calls itself does not count
  const bool isPlainName = function.getDeclName().isIdentifier();
  const bool isGlobal = function.getDeclContext()->getRedeclContext()->isTranslationUnit();
  if (isPlainName && isGlobal)
    if (const model::KnownCall *named = model::knownCall(function.getName()))
      return known_[key] = named->effect == model::CallEffect::none;
  // Made by the compiler: it sets nothing, or copies its argument's bytes.
  const auto *constructor = dyn_cast<clang::CXXConstructorDecl>(&function);
  if (constructor != nullptr && constructor->isTrivial()) return known_[key] = true;
  const clang::FunctionDecl *definition = nullptr;
  if (!function.hasBody(definition)) return known_[key] = isKnownWithoutBody(function, context_);
  const bool isOdd = definition->isDependentContext() || definition->isVariadic() || definition->isInvalidDecl() ||
                     definition->hasAttr<clang::CUDAGlobalAttr>();
  if (isOdd) return false;
  const BodyCheck::Callable mayCall = [this](const clang::FunctionDecl &callee) { return computesOnly(callee); };
  return known_[key] = BodyCheck(context_, mayCall).passes(*definition);
}

} // namespace warpgrain::frontend
