// SPDX-License-Identifier: Apache-2.0
#include "core/executor/compile/SharedObjects.h"

#include <clang/AST/DeclCXX.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace warpgrain::executor {

namespace {

constexpr std::array<std::string_view, 2> names{"barrier", "pipeline_shared_state"};

/// In the namespace cuda itself: libcu++ keeps its versions in inline namespaces within.
bool isOfLibrary(const clang::CXXRecordDecl &record) {
  if (!record.getIdentifier() || std::ranges::find(names, std::string_view(record.getName())) == names.end())
    return false;
  const auto *space = clang::dyn_cast<clang::NamespaceDecl>(record.getDeclContext()->getRedeclContext());
  while (space && space->isInline())
    space = clang::dyn_cast<clang::NamespaceDecl>(space->getDeclContext()->getRedeclContext());
  return space && space->getIdentifier() && space->getName() == "cuda" &&
         space->getDeclContext()->getRedeclContext()->isTranslationUnit();
}

class SharedObjects final : public clang::ASTConsumer {
public:
  void HandleTagDeclDefinition(clang::TagDecl *tag) override {
    auto *record = clang::dyn_cast<clang::CXXRecordDecl>(tag);
    if (!record || record->isDependentContext() || !isOfLibrary(*record)) return;
    for (clang::CXXConstructorDecl *constructor : record->ctors())
      if (constructor->isDefaultConstructor()) constructor->setTrivial(true);
    if (clang::CXXDestructorDecl *destructor = record->getDestructor()) destructor->setTrivial(true);
  }
};

} // namespace

std::unique_ptr<clang::ASTConsumer> sharedObjectsOfLibrary() {
  return std::make_unique<SharedObjects>();
}

} // namespace warpgrain::executor
