// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/record/Context.h"
#include "core/frontend/record/OpenCl.h"

#include <clang/AST/DeclCXX.h>
#include <clang/AST/RecordLayout.h>
#include <clang/AST/Stmt.h>

namespace warpgrain::frontend {

namespace {

model::TypeKind kindOf(const clang::Type &type) {
  if (type.isDependentType()) return model::TypeKind::dependent;
  if (type.isVoidType()) return model::TypeKind::voidType;
  if (type.isBooleanType()) return model::TypeKind::boolean;
  if (type.isIntegralOrEnumerationType()) return model::TypeKind::integer;
  if (type.isRealFloatingType()) return model::TypeKind::floating;
  if (type.isAnyPointerType()) return model::TypeKind::pointer;
  if (type.isReferenceType()) return model::TypeKind::reference;
  if (type.isArrayType()) return model::TypeKind::array;
  if (type.isRecordType() || type.isExtVectorType()) return model::TypeKind::record;
  return model::TypeKind::other;
}

/// True unless nothing happens where an object ends.
bool hasDestructor(const clang::CXXRecordDecl &record) {
  if (record.hasTrivialDestructor()) return false;
  const clang::CXXDestructorDecl *destructor = record.getDestructor();
  if (destructor != nullptr && destructor->isUserProvided()) {
    const clang::FunctionDecl *definition = nullptr;
    const auto *body =
        destructor->hasBody(definition) ? llvm::dyn_cast_or_null<clang::CompoundStmt>(definition->getBody()) : nullptr;
    if (body == nullptr || !body->body_empty()) return true;
  }
  const auto ends = [](clang::QualType type) {
    const clang::CXXRecordDecl *part = type->getBaseElementTypeUnsafe()->getAsCXXRecordDecl();
    return part != nullptr && part->hasDefinition() && hasDestructor(*part->getDefinition());
  };
  return llvm::any_of(record.bases(), [&](const clang::CXXBaseSpecifier &base) { return ends(base.getType()); }) ||
         llvm::any_of(record.fields(), [&](const clang::FieldDecl *field) { return ends(field->getType()); });
}

} // namespace

namespace {

/// How a vector is named in OpenCL C, whether it is declared so or computed: "uchar4".
std::string openClName(const clang::ExtVectorType &vector, const clang::ASTContext &ast) {
  const clang::QualType element = vector.getElementType().getCanonicalType().getUnqualifiedType();
  std::string name = element.getAsString(ast.getPrintingPolicy());
  if (name.starts_with("unsigned ")) name = "u" + name.substr(9);
  return name + std::to_string(vector.getNumElements());
}

} // namespace

std::string typeName(clang::QualType type, const clang::ASTContext &ast) {
  clang::PrintingPolicy policy = ast.getPrintingPolicy();
  policy.SuppressTagKeyword = ast.getLangOpts().CPlusPlus; // C has no type P of `struct P`
  policy.SuppressUnwrittenScope = true;
  if (!ast.getLangOpts().OpenCL) return type.getAsString(policy);
  if (const clang::ExtVectorType *vector = vectorOf(type)) return openClName(*vector, ast);
  std::string name = withoutSpace(type, ast).getAsString(policy);
  return name == "__size_t" ? "size_t" : name;
}

std::string fieldName(const clang::FieldDecl &field) {
  return field.getDeclName().isEmpty() ? "#" + std::to_string(field.getFieldIndex()) : field.getNameAsString();
}

model::TypeId RecordContext::type(clang::QualType type) {
  if (type.isNull()) return model::none<model::TypeId>;
  type = withoutSpace(type, ast);
  const auto known = types_.find(type.getAsOpaquePtr());
  if (known != types_.end()) return known->second;
  // The entry exists before its element is described: a record may hold a pointer to itself.
  const model::TypeId id = unit.types.add({});
  types_[type.getAsOpaquePtr()] = id;
  model::Type described = describe(type);
  unit.types[id] = std::move(described);
  return id;
}

model::Type RecordContext::describe(clang::QualType type) {
  model::Type out;
  const clang::QualType canonical = type.getCanonicalType();
  out.kind = kindOf(*canonical);
  out.isConst = type.isConstQualified();
  out.isVolatile = type.isVolatileQualified();
  out.isRestrict = type.isRestrictQualified();
  out.isSigned = canonical->isSignedIntegerOrEnumerationType();
  out.name = typeName(type.getUnqualifiedType(), ast);
  if (out.kind != model::TypeKind::dependent && !canonical->isIncompleteType() && !canonical->isFunctionType() &&
      !canonical->isVoidType() && !canonical->isUndeducedType() && !canonical->isSizelessType() &&
      !canonical->isPlaceholderType()) {
    out.sizeBytes = static_cast<std::uint64_t>(ast.getTypeSizeInChars(canonical).getQuantity());
    out.alignBytes = static_cast<std::uint64_t>(ast.getTypeAlignInChars(canonical).getQuantity());
  }
  if (const clang::ArrayType *array = ast.getAsArrayType(type)) {
    out.kind = model::TypeKind::array; // also where the extent or the element is dependent
    out.element = this->type(array->getElementType());
    if (const auto *sized = ast.getAsConstantArrayType(type)) out.extent = sized->getSize().getZExtValue();
  } else if (type->isPointerType() || type->isReferenceType()) {
    out.kind = type->isPointerType() ? model::TypeKind::pointer : model::TypeKind::reference;
    out.element = this->type(type->getPointeeType());
  } else if (const clang::ExtVectorType *vector = vectorOf(canonical)) {
    describeVector(out, *vector);
  } else if (const clang::RecordDecl *record = canonical->getAsRecordDecl()) {
    describeRecord(out, *record);
  }
  return out;
}

namespace {

/// True if a base class has a member of reference type, at any depth. True where a base is not known.
bool basesHoldReferences(const clang::CXXRecordDecl &record) {
  return std::ranges::any_of(record.bases(), [](const clang::CXXBaseSpecifier &base) {
    const clang::CXXRecordDecl *known = base.getType()->getAsCXXRecordDecl();
    if (known == nullptr || !known->hasDefinition()) return true;
    known = known->getDefinition();
    return std::ranges::any_of(known->fields(),
                               [](const auto *field) { return field->getType()->isReferenceType(); }) ||
           basesHoldReferences(*known);
  });
}

} // namespace

/// A vector of OpenCL C is a record whose members are its elements.
void RecordContext::describeVector(model::Type &out, const clang::ExtVectorType &vector) {
  const clang::QualType element = vector.getElementType();
  const auto bytes = static_cast<std::uint64_t>(ast.getTypeSizeInChars(element).getQuantity());
  const model::TypeId elementType = type(element);
  for (unsigned i = 0; i < vector.getNumElements(); ++i)
    out.fields.push_back(
        {.name = elementName(i, vector.getNumElements()), .type = elementType, .offsetBytes = i * bytes});
}

void RecordContext::describeRecord(model::Type &out, const clang::RecordDecl &record) {
  const clang::RecordDecl *definition = record.getDefinition();
  if (definition == nullptr || definition->isInvalidDecl() || definition->isDependentType()) return;
  const auto *cxx = llvm::dyn_cast<clang::CXXRecordDecl>(definition);
  out.isDerived = cxx != nullptr && cxx->getNumBases() > 0;
  out.basesHoldReferences = cxx != nullptr && basesHoldReferences(*cxx);
  out.hasDestructor = cxx != nullptr && hasDestructor(*cxx);
  if (cxx != nullptr)
    out.isRegular =
        cxx->hasDefaultConstructor() && !cxx->isLambda() &&
        (cxx->hasSimpleCopyAssignment() || cxx->hasTrivialCopyAssignment() || cxx->hasUserDeclaredCopyAssignment());
  const clang::ASTRecordLayout &layout = ast.getASTRecordLayout(definition);
  for (const clang::FieldDecl *field : definition->fields()) {
    const std::uint64_t bits = layout.getFieldOffset(field->getFieldIndex());
    model::Field described{.name = fieldName(*field), .type = type(field->getType()), .offsetBytes = bits / 8};
    const std::uint64_t size = unit.types[described.type].sizeBytes;
    if (field->isBitField() && !field->getBitWidth()->isValueDependent() && size > 0) {
      described.offsetBytes = bits / (8 * size) * size;
      described.bitOffset = static_cast<std::uint32_t>(bits - 8 * described.offsetBytes);
      described.bitWidth = field->getBitWidthValue();
    }
    out.fields.push_back(std::move(described));
  }
}

} // namespace warpgrain::frontend
