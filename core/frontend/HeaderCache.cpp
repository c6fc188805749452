// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/HeaderCache.h"

#include "core/base/CacheFolder.h"
#include "core/base/ContentHash.h"
#include "core/base/Files.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/Parser.h"
#include "core/frontend/builtin/CudaDeclarations.h"
#include "core/frontend/source/SourceDisk.h"

#include <clang/AST/ASTConsumer.h>
#include <clang/Basic/DiagnosticOptions.h>
#include <clang/Basic/Version.h>
#include <clang/Driver/CreateInvocationFromArgs.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/CompilerInvocation.h>
#include <clang/Frontend/FrontendActions.h>
#include <clang/Frontend/MultiplexConsumer.h>
#include <clang/Lex/PPCallbacks.h>
#include <clang/Lex/Preprocessor.h>
#include <clang/Sema/Sema.h>
#include <llvm/Support/MemoryBuffer.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <set>
#include <sstream>

namespace warpgrain::frontend {

namespace fs = std::filesystem;

namespace {

/// A file in a folder no machine has.
constexpr const char *sourceOfHeaders = "/warpgrain/headers.cu";

ContentHash keyOf(const IncludedHeaders &headers) {
  std::vector<std::string> parts{"5", // how they are precompiled; another number where that changes
                                 clang::getClangFullVersion(),
                                 std::string(compatibilityPrelude()),
                                 std::string(openMpDeclarations()),
                                 headers.texts,
                                 headers.own.lines};
  for (const BuiltinHeader &header : builtinCudaHeaders())
    parts.emplace_back(header.text);
  parts.insert(parts.end(), headers.words.begin(), headers.words.end());
  parts.insert(parts.end(), headers.own.macros.begin(), headers.own.macros.end());
  return hashContent(parts);
}

using Names = std::set<std::string, std::less<>>;

/// Every name that headers ask the search path for, found or not.
class NameKeeper final : public clang::PPCallbacks {
public:
  explicit NameKeeper(Names &names) : names_(names) {}

  void InclusionDirective(clang::SourceLocation, const clang::Token &, llvm::StringRef name, bool,
                          clang::CharSourceRange, clang::OptionalFileEntryRef, llvm::StringRef, llvm::StringRef,
                          const clang::Module *, bool, clang::SrcMgr::CharacteristicKind) override {
    names_.insert(name.str());
  }

  void HasInclude(clang::SourceLocation, llvm::StringRef name, bool, clang::OptionalFileEntryRef,
                  clang::SrcMgr::CharacteristicKind) override {
    names_.insert(name.str());
  }

private:
  Names &names_;
};

/// Forgets which functions of the headers Clang meant to look through once more at the end of a source: for errors that
/// it puts off until device code calls them, and for warnings where nobody does. It looks through what the source's own
/// functions call all the same, and reading the others would take longer than most sources.
class FunctionsToCheck final : public clang::ASTConsumer {
public:
  explicit FunctionsToCheck(clang::CompilerInstance &compiler) : compiler_(compiler) {}

  void HandleTranslationUnit(clang::ASTContext &) override {
    if (!compiler_.hasSema()) return;
    clang::Sema &sema = compiler_.getSema();
    sema.DeclsToCheckForDeferredDiags.clear();
    auto &unused = sema.UnusedFileScopedDecls;
    unused.erase(unused.begin(nullptr, /*LocalOnly=*/true), unused.end());
  }

private:
  clang::CompilerInstance &compiler_;
};

/// Makes an error where headers hold a name that a source defines as a macro before it includes them. A name that the
/// preprocessor has not met can change nothing that was not left out.
class MacroChecker final : public clang::ASTConsumer {
public:
  MacroChecker(clang::CompilerInstance &compiler, const std::set<std::string> &macros)
      : compiler_(compiler), macros_(macros) {}

  void HandleTranslationUnit(clang::ASTContext &context) override {
    clang::DiagnosticsEngine &diagnostics = compiler_.getDiagnostics();
    for (const std::string &macro : macros_)
      if (context.Idents.find(macro) != context.Idents.end())
        diagnostics.Report(diagnostics.getCustomDiagID(clang::DiagnosticsEngine::Error, "%0 is a macro")) << macro;
  }

private:
  clang::CompilerInstance &compiler_;
  const std::set<std::string> &macros_;
};

class PrecompileAction final : public clang::GeneratePCHAction {
public:
  PrecompileAction(Names &names, const IncludedHeaders &headers) : names_(names), headers_(headers) {}

protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef file) override {
    auto writer = GeneratePCHAction::CreateASTConsumer(compiler, file);
    if (!writer) return nullptr;
    std::vector<std::unique_ptr<clang::ASTConsumer>> consumers;
    // All before they are written.
    if (headers_.consumer) consumers.push_back(headers_.consumer(compiler));
    consumers.push_back(std::make_unique<FunctionsToCheck>(compiler));
    consumers.push_back(std::make_unique<MacroChecker>(compiler, headers_.own.macros));
    consumers.push_back(std::move(writer));
    return std::make_unique<clang::MultiplexConsumer>(std::move(consumers));
  }

  bool BeginSourceFileAction(clang::CompilerInstance &compiler) override {
    compiler.getPreprocessor().addPPCallbacks(std::make_unique<NameKeeper>(names_));
    return GeneratePCHAction::BeginSourceFileAction(compiler);
  }

private:
  Names &names_;
  const IncludedHeaders &headers_;
};

/// A list of the names, beside what was precompiled.
fs::path namesBeside(fs::path precompiled) {
  return precompiled.replace_extension(".names");
}

bool precompile(IncludedHeaders headers, const fs::path &out, Names &names) {
  headers.files = withSourceOf(std::move(headers.files), headers.own.lines);
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
  // Else each source makes the instances that the headers need.
  invocation->getLangOpts().PCHInstantiateTemplates = true;
  clang::CompilerInstance compiler(std::move(invocation));
  compiler.setVirtualFileSystem(headers.files);
  compiler.createDiagnostics(&silent, /*ShouldOwnClient=*/false);
  PrecompileAction action(names, headers);
  return compiler.ExecuteAction(action) && !compiler.getDiagnostics().hasErrorOccurred();
}

/// What this process could not precompile, and does not try again for each source that it reads.
class FailedHeaders {
public:
  bool contains(const fs::path &kept) {
    const std::scoped_lock lock(changing_);
    return paths_.contains(kept);
  }

  void insert(const fs::path &kept) {
    const std::scoped_lock lock(changing_);
    paths_.insert(kept);
  }

private:
  std::mutex changing_;
  std::set<fs::path> paths_;
};

FailedHeaders &failed() {
  static FailedHeaders headers;
  return headers;
}

/// The bound that a person sets, in megabytes, or our own.
std::uintmax_t bytesOfHeaders() {
  const char *given = std::getenv("WARPGRAIN_HEADER_CACHE_MB");
  if (given == nullptr) return maximumBytesOfHeaders;
  char *end = nullptr;
  const unsigned long long megabytes = std::strtoull(given, &end, 10);
  const bool isNumber = end != given && *end == '\0' && *given != '-' && megabytes < (std::uintmax_t{1} << 40U);
  return isNumber ? std::uintmax_t{megabytes} << 20U : maximumBytesOfHeaders;
}

/// Made where it is not there yet; nothing where that fails.
std::optional<fs::path> made(const fs::path &folder, const IncludedHeaders &headers) {
  const fs::path kept = folder / (keyOf(headers).hex() + ".pch");
  std::error_code error;
  if (fs::exists(kept, error) && fs::exists(namesBeside(kept), error)) {
    // Not what was precompiled: a process that has read it takes a new time for a new file, and gives up.
    markUsed(namesBeside(kept));
    return kept;
  }
  fs::create_directories(folder, error);
  Names names;
  // The compiler writes it apart and moves it: another process sees it whole or not at all.
  if (failed().contains(kept)) return std::nullopt;
  if (!precompile(headers, kept, names)) {
    failed().insert(kept);
    return std::nullopt;
  }
  std::string lines;
  for (const std::string &name : names)
    lines += name + '\n';
  if (!writeFileAtomically(namesBeside(kept), lines)) return std::nullopt;
  removeLongestUnused(folder, bytesOfHeaders());
  return kept;
}

/// Folders that the compiler takes from its environment are searched like a source's own, and nothing here knows them.
bool environmentNamesFolders() {
  return std::ranges::any_of(std::array{"CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"}, [](const char *name) {
    const char *value = std::getenv(name);
    return value != nullptr && *value != '\0';
  });
}

/// Whether a source that looks into the folders may find there what these headers are found elsewhere.
bool areFoundIn(const std::vector<fs::path> &folders, const fs::path &precompiled) {
  if (folders.empty()) return false;
  const auto lines = readFile(namesBeside(precompiled));
  if (!lines) return true;
  std::istringstream in(*lines);
  std::error_code error;
  for (std::string name; std::getline(in, name);)
    if (std::ranges::any_of(folders, [&](const fs::path &folder) { return fs::exists(folder / name, error); }))
      return true;
  return false;
}

} // namespace

fs::path headerCacheFolder() {
  if (const char *folder = std::getenv("WARPGRAIN_HEADER_CACHE"))
    return *folder == '\0' ? fs::path() : fs::absolute(folder); // the compiler works in the source's folder
  const fs::path cache = userCacheFolder();
  return cache.empty() ? cache : cache / "headers";
}

FileView withSourceOf(FileView files, const std::string &includes) {
  MemoryFiles memory;
  memory.add(sourceOfHeaders, llvm::MemoryBuffer::getMemBufferCopy(includes, sourceOfHeaders));
  return memory.inFrontOf(std::move(files));
}

std::optional<PrecompiledHeaders> precompiledHeaders(const fs::path &folder, const IncludedHeaders &headers) {
  if (environmentNamesFolders()) return std::nullopt;
  if (const auto kept = made(folder, headers); kept && !areFoundIn(headers.folders, *kept))
    return PrecompiledHeaders{*kept, headers.own.lines};
  if (headers.own.lines.empty()) return std::nullopt;
  IncludedHeaders fewer = headers;
  fewer.own = {};
  return precompiledHeaders(folder, fewer);
}

void forgetHeaders(const PrecompiledHeaders &precompiled) {
  std::error_code ignored;
  fs::remove(precompiled.file, ignored);
  fs::remove(namesBeside(precompiled.file), ignored);
}

std::vector<std::string> useOf(const PrecompiledHeaders &precompiled) {
  // Without being told the compiler takes the system's headers for what they were.
  return {
      "-Xclang", "-fmodules-validate-system-headers", "-Xclang", "-include-pch", "-Xclang", precompiled.file.string()};
}

} // namespace warpgrain::frontend
