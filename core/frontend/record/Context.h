// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/frontend/record/LibraryFunctions.h"
#include "core/frontend/source/FileTable.h"
#include "core/model/Unit.h"

#include <clang/AST/ASTContext.h>
#include <clang/AST/Decl.h>
#include <clang/Basic/SourceManager.h>

#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace warpgrain::frontend {

/// An instantiation of a device function that is to be recorded, and its place among that function's instances.
struct WantedInstance {
  const clang::FunctionDecl *declaration = nullptr;
  model::FunctionId function = model::none<model::FunctionId>;
  std::uint32_t index = 0;
};

/// What the recorders of one unit share: where things go, and what has been recorded already.
class RecordContext {
public:
  RecordContext(clang::ASTContext &context, FileTable &table, model::Unit &target)
      : ast(context), sources(context.getSourceManager()), files(table), unit(target), library(context) {}

  clang::ASTContext &ast;
  const clang::SourceManager &sources;
  FileTable &files;
  model::Unit &unit;
  LibraryFunctions library;

  model::TypeId type(clang::QualType type);

  /// The function's id, and a promise to record it: functions are recorded when something refers to
  /// them.
  model::FunctionId function(const clang::FunctionDecl *declaration);
  /// The instantiations of a template by which it was referred to: what its open calls resolve to
  /// is known there.
  const std::vector<const clang::FunctionDecl *> &instantiationsSeen(const clang::FunctionDecl *pattern) const;
  /// The next promised function, or null.
  const clang::FunctionDecl *nextPromised();

  /// The place among its function's instances that an instantiation of a device function gets, and a promise to record
  /// it. Nothing for other functions, and where a function has very many.
  std::optional<std::uint32_t> instance(const clang::FunctionDecl *declaration);
  std::optional<WantedInstance> nextWanted();

  /// All functions that were asked for, in the order of their ids: the form that is recorded and, of a kernel, its
  /// instantiations.
  std::map<model::FunctionId, std::vector<const clang::FunctionDecl *>> recordedForms() const;

  /// The place of a construct that spans these tokens.
  model::Spelling spelling(clang::SourceRange range);
  /// The span of the token at a location; of the macro's use for a token that comes from one. Empty
  /// where the place is not in an own file.
  SourceSpan tokenSpan(clang::SourceLocation location);
  /// True for places in files of the person's own.
  bool isOwn(clang::SourceLocation location);

private:
  model::Type describe(clang::QualType type);
  void describeRecord(model::Type &out, const clang::RecordDecl &record);
  void describeVector(model::Type &out, const clang::ExtVectorType &vector);
  SourceSpan spanOf(clang::CharSourceRange range);

  std::map<const void *, model::TypeId> types_;
  std::map<const clang::FunctionDecl *, model::FunctionId> functions_;
  std::map<const clang::FunctionDecl *, std::vector<const clang::FunctionDecl *>> instantiations_;
  std::deque<const clang::FunctionDecl *> promised_;
  std::map<model::FunctionId, std::vector<const clang::FunctionDecl *>> instances_;
  std::deque<WantedInstance> wanted_;
};

/// The declaration under which a function is recorded: its definition where there is one; for an
/// instantiation, the template it is made from (explicit specialisations are functions of their
/// own).
const clang::FunctionDecl *recordedForm(const clang::FunctionDecl *declaration);

/// The template arguments of an instantiation: "<16, float>"; empty for other functions.
std::string templateArgumentsOf(const clang::FunctionDecl &function);

/// A member's name; "#" and its number for one without: an anonymous union.
std::string fieldName(const clang::FieldDecl &field);

/// How a type is written in a declaration.
std::string typeName(clang::QualType type, const clang::ASTContext &ast);

} // namespace warpgrain::frontend
