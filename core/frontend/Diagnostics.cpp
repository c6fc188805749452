// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/Diagnostics.h"

#include "core/frontend/source/FileTable.h"
#include "core/frontend/source/MissingWords.h"

#include <clang/Basic/DiagnosticDriver.h>
#include <clang/Basic/DiagnosticLex.h>
#include <clang/Basic/DiagnosticSema.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Lex/Lexer.h>

#include <algorithm>

namespace warpgrain::frontend {

using namespace model;

namespace {

Severity severityOf(clang::DiagnosticsEngine::Level level) {
  if (level >= clang::DiagnosticsEngine::Error) return Severity::error;
  return level == clang::DiagnosticsEngine::Warning ? Severity::warning : Severity::note;
}

/// What Clang says of itself, not of the source: that the toolkit is newer than it knows.
bool isAboutCompiler(unsigned id) {
  return id == clang::diag::warn_drv_new_cuda_version || id == clang::diag::warn_drv_partially_supported_cuda_version;
}

/// As Clang says it, but where that tells a CUDA programmer something else than what is meant: nvcc takes the source.
std::string messageOf(const clang::StoredDiagnostic &reported) {
  if (reported.getID() != clang::diag::err_shared_var_init) return reported.getMessage().str();
  return "this __shared__ variable has a constructor or a value to begin with, which a device does not run: remove it, "
         "or "
         "run the whole program (warpgrain-cli run), where cuda::barrier and pipelines may stand; a kernel with it is "
         "not "
         "rewritten or verified";
}

/// What a macro or a header would have said holds behind the function in which it stands, too.
ErrorReach reachOf(unsigned id) {
  if (id == clang::diag::err_pp_file_not_found || id == clang::diag::err_pp_file_not_found_angled_include_not_fatal)
    return ErrorReach::missingHeader;
  const bool isOfPreprocessor = id >= clang::diag::DIAG_START_LEX && id < clang::diag::DIAG_START_PARSE;
  return isOfPreprocessor ? ErrorReach::rest : ErrorReach::itsPlace;
}

/// Places a diagnostic: in an own file at its token, elsewhere as text.
void placeIn(Diagnostic &out, const clang::StoredDiagnostic &reported, const clang::LangOptions &options,
             FileTable &files) {
  const clang::FullSourceLoc location = reported.getLocation();
  if (location.isInvalid()) return;
  const clang::FullSourceLoc place = location.getExpansionLoc();
  const auto [file, offset] = place.getDecomposedLoc();
  if (const auto own = files.find(file)) {
    const unsigned length = clang::Lexer::MeasureTokenLength(place, place.getManager(), options);
    out.span =
        SourceSpan{.file = *own, .begin = files.offsetIn(*own, offset), .end = files.offsetIn(*own, offset + length)};
    return;
  }
  const clang::PresumedLoc presumed = place.getPresumedLoc();
  if (presumed.isValid())
    out.systemPlace = std::string(presumed.getFilename()) + ":" + std::to_string(presumed.getLine());
}

} // namespace

std::vector<Diagnostic> collectDiagnostics(clang::ASTUnit &unit, FileTable &files) {
  std::vector<Diagnostic> out;
  for (auto reported = unit.stored_diag_begin(); reported != unit.stored_diag_end(); ++reported) {
    if (reported->getLevel() == clang::DiagnosticsEngine::Ignored ||
        reported->getLevel() == clang::DiagnosticsEngine::Remark || isAboutCompiler(reported->getID()))
      continue;
    Diagnostic diagnostic;
    diagnostic.severity = severityOf(reported->getLevel());
    diagnostic.message = messageOf(*reported);
    placeIn(diagnostic, *reported, unit.getLangOpts(), files);
    out.push_back(std::move(diagnostic));
  }
  return out;
}

std::vector<ReportedError> errorsOf(clang::ASTUnit &unit) {
  std::vector<ReportedError> out;
  for (auto reported = unit.stored_diag_begin(); reported != unit.stored_diag_end(); ++reported)
    if (severityOf(reported->getLevel()) == Severity::error)
      out.push_back(
          {.message = messageOf(*reported), .place = reported->getLocation(), .reach = reachOf(reported->getID())});
    else if (reported->getMessage().starts_with("in instantiation of") && !out.empty())
      out.back().requests.push_back(reported->getLocation());
  return out;
}

Insertions missingWordsOf(clang::ASTUnit &unit) {
  Insertions found;
  const clang::SourceManager &sources = unit.getSourceManager();
  for (auto reported = unit.stored_diag_begin(); reported != unit.stored_diag_end(); ++reported) {
    findMissingWords(sources, reported->getID(), reported->getMessage(), reported->getLocation(), found);
    findSharedObject(sources, reported->getID(), reported->getLocation(), found);
  }
  return found;
}

std::vector<std::string> missingHeaders(clang::ASTUnit &unit) {
  std::vector<std::string> names;
  for (auto reported = unit.stored_diag_begin(); reported != unit.stored_diag_end(); ++reported) {
    if (reachOf(reported->getID()) != ErrorReach::missingHeader) continue;
    const std::string message = reported->getMessage().str();
    const std::size_t open = message.find('\'');
    const std::size_t close = message.find('\'', open + 1);
    if (close != std::string::npos) names.push_back(message.substr(open + 1, close - open - 1));
  }
  return names;
}

bool architectureIsUnusable(clang::ASTUnit &unit) {
  return std::any_of(unit.stored_diag_begin(), unit.stored_diag_end(), [](const clang::StoredDiagnostic &reported) {
    return reported.getID() == clang::diag::err_drv_offload_bad_gpu_arch ||
           reported.getID() == clang::diag::err_drv_cuda_version_unsupported;
  });
}

bool declaresSharedObjectElsewhere(clang::ASTUnit &unit) {
  return std::any_of(unit.stored_diag_begin(), unit.stored_diag_end(), [](const clang::StoredDiagnostic &reported) {
    return reported.getID() == clang::diag::err_cuda_extern_shared;
  });
}

bool needsRelocatableDeviceCode(clang::ASTUnit &unit) {
  return std::any_of(unit.stored_diag_begin(), unit.stored_diag_end(), [](const clang::StoredDiagnostic &reported) {
    return reported.getMessage().contains("requires relocatable device code");
  });
}

} // namespace warpgrain::frontend
