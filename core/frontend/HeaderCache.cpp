// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/HeaderCache.h"

#include "core/base/ContentHash.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/Parser.h"
#include "core/frontend/builtin/CudaDeclarations.h"

#include <clang/Basic/DiagnosticOptions.h>
#include <clang/Basic/Version.h>
#include <clang/Driver/CreateInvocationFromArgs.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/CompilerInvocation.h>
#include <clang/Frontend/FrontendActions.h>

#include <cstdlib>

namespace warpgrain::frontend {

namespace fs = std::filesystem;

namespace {

ContentHash keyOf(const IncludedHeaders &headers) {
  std::vector<std::string> parts{clang::getClangFullVersion(), std::string(compatibilityPrelude()),
                                 std::string(openMpDeclarations()), headers.texts};
  for (const BuiltinHeader &header : builtinCudaHeaders())
    parts.emplace_back(header.text);
  parts.insert(parts.end(), headers.words.begin(), headers.words.end());
  return hashContent(parts);
}

bool precompile(IncludedHeaders headers, const fs::path &out) {
  headers.words.emplace_back(sourceOfHeaders);
  std::vector<const char *> raw;
  for (const std::string &word : headers.words)
    raw.push_back(word.c_str());
  clang::IgnoringDiagConsumer silent;
  clang::DiagnosticOptions diagnosticOptions;
  clang::CreateInvocationOptions options;
  options.VFS = headers.files;
  options.Diags = clang::CompilerInstance::createDiagnostics(*headers.files, diagnosticOptions, &silent,
                                                             /*ShouldOwnClient=*/false);
  std::shared_ptr<clang::CompilerInvocation> invocation = clang::createInvocation(raw, options);
  if (!invocation) return false;
  invocation->getFrontendOpts().ProgramAction = clang::frontend::GeneratePCH;
  invocation->getFrontendOpts().OutputFile = out.string();
  clang::CompilerInstance compiler(std::move(invocation));
  compiler.setVirtualFileSystem(headers.files);
  compiler.createDiagnostics(&silent, /*ShouldOwnClient=*/false);
  clang::GeneratePCHAction action;
  return compiler.ExecuteAction(action) && !compiler.getDiagnostics().hasErrorOccurred();
}

} // namespace

fs::path headerCacheFolder() {
  const char *folder = std::getenv("WARPGRAIN_HEADER_CACHE");
  return folder != nullptr ? fs::path(folder) : fs::path();
}

std::optional<fs::path> precompiledHeaders(const fs::path &folder, IncludedHeaders headers) {
  const fs::path kept = folder / (keyOf(headers).hex() + ".pch");
  std::error_code error;
  if (fs::exists(kept, error)) return kept;
  fs::create_directories(folder, error);
  // The compiler writes it apart and moves it: another process sees it whole or not at all.
  return precompile(std::move(headers), kept) ? std::optional(kept) : std::nullopt;
}

std::vector<std::string> useOf(const fs::path &precompiled) {
  // Without being told the compiler takes the system's headers for what they were.
  return {"-Xclang", "-fmodules-validate-system-headers", "-Xclang", "-include-pch", "-Xclang", precompiled.string()};
}

} // namespace warpgrain::frontend
