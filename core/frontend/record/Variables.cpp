// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/BodyRecorder.h"
#include "core/frontend/record/OpenCl.h"

#include <clang/AST/Attr.h>
#include <clang/AST/DeclCXX.h>
#include <clang/AST/DeclTemplate.h>

#include <algorithm>

namespace warpgrain::frontend {

using namespace model;

namespace {

/// Clang has managed variables for HIP only; for CUDA our own headers make them a device's, with a mark.
bool isManaged(const clang::VarDecl &declaration) {
  return std::ranges::any_of(declaration.specific_attrs<clang::AnnotateAttr>(), [](const clang::AnnotateAttr *mark) {
    return mark->getAnnotation() == "warpgrain.managed";
  });
}

/// A number that compilers put in place of its name, so that no memory is read: constexpr, or const with a constant.
bool isPlainConstant(const clang::VarDecl &declaration) {
  return declaration.getType()->isScalarType() && !declaration.isInvalidDecl() && declaration.getAnyInitializer() &&
         !declaration.getAnyInitializer()->isValueDependent() &&
         declaration.isUsableInConstantExpressions(declaration.getASTContext());
}

/// Where a variable of OpenCL C lives. Program scope variables in global memory are the device's; one in constant
/// memory keeps its value in a text that another step may write.
VariableSpace openClSpaceOf(const clang::VarDecl &declaration) {
  switch (declaration.getType().getAddressSpace()) {
  case clang::LangAS::opencl_local:
    return VariableSpace::shared;
  case clang::LangAS::opencl_constant:
    return VariableSpace::constantMemory;
  case clang::LangAS::opencl_global:
    return VariableSpace::deviceGlobal;
  default:
    return declaration.hasGlobalStorage() ? VariableSpace::deviceGlobal : VariableSpace::local;
  }
}

VariableSpace spaceOf(const clang::VarDecl &declaration) {
  if (const auto *parameter = llvm::dyn_cast<clang::ParmVarDecl>(&declaration))
    return isLocalArray(*parameter) ? VariableSpace::sharedDynamic : VariableSpace::parameter;
  if (declaration.getASTContext().getLangOpts().OpenCL) return openClSpaceOf(declaration);
  // `extern __shared__` before anything but an array without a size is a definition (nvcc's warning 20044).
  if (declaration.hasAttr<clang::CUDASharedAttr>())
    return declaration.hasExternalStorage() && declaration.getType()->isIncompleteArrayType()
               ? VariableSpace::sharedDynamic
               : VariableSpace::shared;
  if (isManaged(declaration)) return VariableSpace::managed;
  // Clang gives constexpr globals __constant__ itself. With __device__ they are in global memory; without it they have
  // no address and are plain constants.
  const auto *ofDevice = declaration.getAttr<clang::CUDADeviceAttr>();
  if (ofDevice != nullptr && !ofDevice->isImplicit() && !isPlainConstant(declaration))
    return VariableSpace::deviceGlobal;
  // A table without either is refused by nvcc where its place is not known before it runs; Clang has it in memory.
  if (declaration.hasAttr<clang::CUDAConstantAttr>()) {
    if (!declaration.getAttr<clang::CUDAConstantAttr>()->isImplicit()) return VariableSpace::constantMemory;
    return declaration.getType()->isScalarType() ? VariableSpace::hostGlobal : VariableSpace::deviceGlobal;
  }
  if (declaration.hasAttr<clang::CUDADeviceAttr>()) return VariableSpace::deviceGlobal;
  if (declaration.hasGlobalStorage()) {
    const auto *function = llvm::dyn_cast_or_null<clang::FunctionDecl>(declaration.getParentFunctionOrMethod());
    const bool inDevice = function != nullptr &&
                          (function->hasAttr<clang::CUDADeviceAttr>() || function->hasAttr<clang::CUDAGlobalAttr>());
    return inDevice && !isPlainConstant(declaration) ? VariableSpace::deviceGlobal : VariableSpace::hostGlobal;
  }
  return VariableSpace::local;
}

bool isAddressOfVariable(const clang::APValue &pointer) {
  const clang::APValue::LValueBase base = pointer.getLValueBase();
  if (base.isNull()) return false;
  const auto *declared = base.dyn_cast<const clang::ValueDecl *>();
  if (declared != nullptr) return llvm::isa<clang::VarDecl>(declared);
  const auto *expression = base.dyn_cast<const clang::Expr *>();
  return expression == nullptr || !llvm::isa<clang::StringLiteral>(expression);
}

/// True if a value is the address of a variable, or has one in an element or a member.
bool holdsAddress(const clang::APValue &value) {
  switch (value.getKind()) {
  case clang::APValue::LValue:
    return isAddressOfVariable(value);
  case clang::APValue::Array:
    for (unsigned i = 0; i < value.getArrayInitializedElts(); ++i)
      if (holdsAddress(value.getArrayInitializedElt(i))) return true;
    return value.hasArrayFiller() && holdsAddress(value.getArrayFiller());
  case clang::APValue::Struct:
    for (unsigned i = 0; i < value.getStructNumBases(); ++i)
      if (holdsAddress(value.getStructBase(i))) return true;
    for (unsigned i = 0; i < value.getStructNumFields(); ++i)
      if (holdsAddress(value.getStructField(i))) return true;
    return false;
  case clang::APValue::Union:
    return value.getUnionField() != nullptr && holdsAddress(value.getUnionValue());
  default:
    return false;
  }
}

/// True if the initial value of a variable holds the address of one, or may do so.
bool beginsWithAddress(const clang::VarDecl &declaration) {
  const clang::VarDecl *initialized = nullptr;
  const clang::Expr *value = declaration.getAnyInitializer(initialized);
  if (!declaration.hasGlobalStorage() || value == nullptr || value->isValueDependent()) return false;
  if (declaration.getType()->isArithmeticType()) return false;
  const clang::APValue *known = initialized->evaluateValue();
  return known == nullptr || holdsAddress(*known);
}

/// The type that a variable is recorded with: of a kernel's parameter for local memory an array without an extent.
clang::QualType typeOf(const clang::ValueDecl &declaration) {
  const auto *parameter = llvm::dyn_cast<clang::ParmVarDecl>(&declaration);
  if (parameter == nullptr || !isLocalArray(*parameter)) return declaration.getType();
  return parameter->getASTContext().getIncompleteArrayType(parameter->getType()->getPointeeType(),
                                                           clang::ArraySizeModifier::Normal, 0);
}

} // namespace

VariableId BodyRecorder::variable(const clang::ValueDecl *declaration) {
  declaration = llvm::cast<clang::ValueDecl>(declaration->getCanonicalDecl());
  const auto known = variables_.find(declaration);
  if (known != variables_.end()) return known->second;
  Variable out;
  out.name = declaration->getNameAsString();
  out.type = context_.type(typeOf(*declaration));
  // What the language declares for a range-based loop stands nowhere in the text.
  if (!declaration->isImplicit() && context_.isOwn(declaration->getLocation())) {
    out.declaration = context_.spelling(declaration->getSourceRange());
    out.nameSpan = context_.tokenSpan(declaration->getLocation());
  }
  if (const auto *variable = llvm::dyn_cast<clang::VarDecl>(declaration)) {
    fillVariable(out, *variable);
  } else if (const auto *enumerator = llvm::dyn_cast<clang::EnumConstantDecl>(declaration)) {
    out.space = VariableSpace::enumerator;
    if (enumerator->getInitVal().isRepresentableByInt64()) out.constant = enumerator->getInitVal().getExtValue();
    out.isConst = true;
  } else {
    out.space = VariableSpace::templateParameter;
    out.isConst = true;
  }
  return variables_[declaration] = body_.variables.add(std::move(out));
}

void BodyRecorder::fillVariable(Variable &out, const clang::VarDecl &declaration) {
  out.space = spaceOf(declaration);
  out.isConst = declaration.getType().isConstQualified();
  out.isStatic = declaration.isStaticLocal() && !out.isShared(); // __shared__ objects are static to Clang
  out.holdsAddress = beginsWithAddress(declaration);
  if (const clang::TypeSourceInfo *written = declaration.getTypeSourceInfo())
    if (context_.isOwn(declaration.getTypeSpecStartLoc()))
      out.typeSpan = context_.spelling({declaration.getOuterLocStart(), written->getTypeLoc().getEndLoc()}).span;
  const clang::Expr *value = declaration.getAnyInitializer();
  if (value == nullptr || value->isValueDependent() || !declaration.getType()->isIntegralOrEnumerationType() ||
      !(out.isConst || declaration.isConstexpr()))
    return;
  clang::Expr::EvalResult result;
  if (value->EvaluateAsInt(result, context_.ast) && result.Val.getInt().isRepresentableByInt64())
    out.constant = result.Val.getInt().getExtValue();
}

VariableId BodyRecorder::declare(const clang::VarDecl &declaration, StatementId statement) {
  const VariableId id = variable(&declaration);
  body_.variables[id].statement = statement;
  // Recorded after the variable exists: `int x = f(x)` refers to it.
  const ExpressionId initializer = expression(declaration.getInit());
  body_.variables[id].initializer = initializer;
  return id;
}

Body BodyRecorder::record(const clang::FunctionDecl &function) {
  for (const clang::ParmVarDecl *parameter : function.parameters())
    parameters_.push_back(variable(parameter));
  if (const auto *constructor = llvm::dyn_cast<clang::CXXConstructorDecl>(&function))
    for (const clang::CXXCtorInitializer *initializer : constructor->inits())
      if (!initializer->isIndirectMemberInitializer())
        body_.initializers.push_back(
            {.member = initializer->isMemberInitializer() ? fieldName(*initializer->getMember()) : std::string(),
             .value = expression(initializer->getInit())});
  body_.returnsReference = givesObject(function, /*isSystem=*/false);
  body_.root = statement(function.getBody(), none<StatementId>);
  for (std::size_t i = 0; i < body_.expressions.size(); ++i) {
    const ExpressionId self{static_cast<std::uint32_t>(i)};
    for (const ExpressionId operand : body_.expressions[self].operands)
      if (isSome(operand)) body_.expressions[operand].parent = self;
  }
  return std::move(body_);
}

} // namespace warpgrain::frontend
