// SPDX-License-Identifier: Apache-2.0
//
// What C++ takes as something else than C without a word: the types of characters, comparisons and enumerations, arrays
// behind a comma, names of types in functions. Casts say what C means; where none does, the source is refused.
#include "core/frontend/openmp/OpenMpRecorder.h"

#include <clang/AST/RecursiveASTVisitor.h>

namespace warpgrain::frontend {

using namespace openmp;

namespace {

/// True for expressions that have another type in C++ than in C.
bool isOtherInCxx(const clang::Expr *expression) {
  expression = expression->IgnoreParens();
  if (const auto *operation = llvm::dyn_cast<clang::BinaryOperator>(expression))
    return operation->isComparisonOp() || operation->isLogicalOp() || operation->isCommaOp();
  if (const auto *operation = llvm::dyn_cast<clang::UnaryOperator>(expression))
    return operation->getOpcode() == clang::UO_LNot ||
           (operation->getOpcode() == clang::UO_Extension && isOtherInCxx(operation->getSubExpr()));
  // true and false are macros in C.
  if (llvm::isa<clang::IntegerLiteral>(expression)) return expression->getBeginLoc().isMacroID();
  return llvm::isa<clang::CharacterLiteral, clang::AbstractConditionalOperator, clang::StmtExpr>(expression);
}

/// An enumeration that C takes as a number without a sign, and C++ as an int.
bool losesSign(const clang::Expr *side) {
  const auto *cast = llvm::dyn_cast<clang::ImplicitCastExpr>(side->IgnoreParens());
  if (cast == nullptr || cast->getCastKind() != clang::CK_IntegralCast) return false;
  const auto *enumeration = cast->getSubExpr()->getType()->getAs<clang::EnumType>();
  return enumeration != nullptr && enumeration->getDecl()->getIntegerType()->isUnsignedIntegerType();
}

class DifferenceFinder : public clang::RecursiveASTVisitor<DifferenceFinder> {
public:
  explicit DifferenceFinder(OpenMpContext &context) : context_(context) {}

  bool VisitUnaryExprOrTypeTraitExpr(clang::UnaryExprOrTypeTraitExpr *size) {
    // What a macro of the system asks for, such as assert, it asks for as C++ has it.
    if (!size->isArgumentType() && !isOfSystem(size->getOperatorLoc())) keepType(size->getArgumentExpr());
    return true;
  }

  bool VisitTypeOfExprTypeLoc(clang::TypeOfExprTypeLoc type) {
    keepType(type.getUnderlyingExpr());
    return true;
  }

  bool VisitVarDecl(clang::VarDecl *variable) {
    if (!context_.isInSource(variable->getLocation())) return true;
    if (variable->getType()->getContainedAutoType() != nullptr) {
      if (variable->getInit() != nullptr) keepType(variable->getInit()->IgnoreImpCasts());
    } else if (variable->getStorageClass() == clang::SC_Auto) {
      refuse(variable->getSourceRange(), "C++ finds the type of an auto variable by itself; take the word away.");
    }
    return true;
  }

  bool VisitBinaryOperator(clang::BinaryOperator *operation) {
    switch (operation->getOpcode()) {
    case clang::BO_Assign:
    case clang::BO_Comma:
    case clang::BO_LAnd:
    case clang::BO_LOr:
    case clang::BO_EQ:
    case clang::BO_NE:
    case clang::BO_And:
    case clang::BO_AndAssign:
      return true; // as in C
    default:
      keepSign(operation->getLHS());
      keepSign(operation->getRHS());
      return true;
    }
  }

  bool VisitUnaryOperator(clang::UnaryOperator *operation) {
    if (operation->getOpcode() == clang::UO_Minus || operation->getOpcode() == clang::UO_Not)
      keepSign(operation->getSubExpr());
    return true;
  }

  bool VisitConditionalOperator(clang::ConditionalOperator *either) {
    if (losesSign(either->getTrueExpr()) == losesSign(either->getFalseExpr())) return true;
    keepSign(either->getTrueExpr());
    keepSign(either->getFalseExpr());
    return true;
  }

  bool VisitGenericSelectionExpr(clang::GenericSelectionExpr *choice) {
    if (!context_.sources.isInSystemHeader(context_.sources.getSpellingLoc(choice->getGenericLoc())))
      refuse(choice->getSourceRange(), "_Generic is not C++; write the expression that it chooses.");
    return true;
  }

  bool VisitImplicitCastExpr(clang::ImplicitCastExpr *cast) {
    if (cast->getCastKind() != clang::CK_ArrayToPointerDecay) return true;
    const auto *array = llvm::dyn_cast<clang::CompoundLiteralExpr>(cast->getSubExpr()->IgnoreParens());
    if (array != nullptr && !array->isFileScope())
      refuse(array->getSourceRange(), "In C++ an array without a name ends with its expression; give it a name.");
    return true;
  }

  bool VisitDesignatedInitExpr(clang::DesignatedInitExpr *value) {
    const bool isOfElement = value->size() > 0 && !value->getDesignator(0)->isFieldDesignator();
    if (isOfElement || value->size() > 1)
      refuse(value->getSourceRange(), "Values of elements by their index or of members of members are not C++; write "
                                      "the values in order.");
    return true;
  }

  bool VisitInitListExpr(clang::InitListExpr *list) {
    const clang::InitListExpr *written = list->isSyntacticForm() ? list : list->getSyntacticForm();
    unsigned next = 0;
    for (const clang::Expr *each : written != nullptr ? written->inits() : list->inits()) {
      const auto *value = llvm::dyn_cast_or_null<clang::DesignatedInitExpr>(each);
      if (value == nullptr || value->size() == 0 || !value->getDesignator(0)->isFieldDesignator()) continue;
      const clang::FieldDecl *field = value->getDesignator(0)->getFieldDecl();
      if (field == nullptr) continue;
      if (field->getFieldIndex() < next)
        refuse(value->getSourceRange(), "C++ wants the values of members in the order of the members.");
      next = field->getFieldIndex();
    }
    return true;
  }

  bool VisitParmVarDecl(clang::ParmVarDecl *parameter) {
    if (parameter->getOriginalType()->isVariablyModifiedType())
      refuse(parameter->getSourceRange(),
             "C++ has no parameters that are arrays of an extent which is known at run time "
             "alone; pass " +
                 parameter->getNameAsString() + " as a pointer to its first element.");
    return true;
  }

  bool VisitRecordDecl(clang::RecordDecl *record) {
    if (record->isThisDeclarationADefinition() && record->field_empty())
      refuse(record->getSourceRange(), "A structure without members has no size in C, and one byte in C++.");
    return true;
  }

  /// In C, names of structures and those of variables and types do not hide each other.
  bool VisitTagDecl(clang::TagDecl *tag) {
    if (tag->getParentFunctionOrMethod() == nullptr || tag->getDeclName().isEmpty()) return true;
    for (const clang::NamedDecl *other : context_.ast.getTranslationUnitDecl()->lookup(tag->getDeclName()))
      if (!llvm::isa<clang::TagDecl>(other))
        refuse(tag->getSourceRange(),
               "In C++ the type " + tag->getNameAsString() + " hides what has its name at file scope; rename it.");
    return true;
  }

private:
  bool isOfSystem(clang::SourceLocation word) const {
    return word.isMacroID() && !context_.sources.isMacroArgExpansion(word) &&
           context_.sources.isInSystemHeader(context_.sources.getSpellingLoc(word));
  }

  void keepType(const clang::Expr *operand) {
    if (operand == nullptr || !isOtherInCxx(operand) || !operand->getType()->isScalarType()) return;
    cast(operand->IgnoreParens(), operand->getType());
  }

  void keepSign(const clang::Expr *side) {
    if (!losesSign(side)) return;
    const clang::Expr *value = llvm::cast<clang::ImplicitCastExpr>(side->IgnoreParens())->getSubExpr();
    const auto *enumeration = value->getType()->getAs<clang::EnumType>();
    cast(value, enumeration->getDecl()->getIntegerType());
  }

  void cast(const clang::Expr *value, clang::QualType type) {
    if (!context_.isInSource(value->getBeginLoc())) return;
    const std::string word = "(" + context_.declared(type.getUnqualifiedType(), "") + ")";
    if (const auto place = context_.exactSpan(value->getSourceRange()))
      addAround(context_.program.hostEdits, *place, "(" + word + "(", "))");
    else
      refuseMacro(context_, value->getSourceRange(), word);
  }

  void refuse(clang::SourceRange range, std::string sentence) {
    if (!context_.isInSource(range.getBegin())) return;
    context_.program.notCxx.push_back(
        {.kind = ObstacleKind::otherStatement, .text = std::move(sentence), .span = context_.span(range)});
  }

  OpenMpContext &context_;
};

} // namespace

void recordCxxDifferences(OpenMpContext &context) {
  DifferenceFinder(context).TraverseDecl(context.ast.getTranslationUnitDecl());
}

} // namespace warpgrain::frontend
