// SPDX-License-Identifier: Apache-2.0
#include "core/executor/compile/InProcessClang.h"

#include "core/base/Files.h"
#include "core/executor/compile/CastAlignments.h"
#include "core/executor/compile/ConstantMemory.h"
#include "core/executor/compile/SharedObjects.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/HeaderCache.h"
#include "core/frontend/Parser.h"
#include "core/frontend/source/LibraryIncludes.h"
#include "core/frontend/source/MissingWords.h"
#include "core/frontend/source/SourceDisk.h"
#include "core/frontend/source/SourceNormalizer.h"

#include <clang/Basic/Diagnostic.h>
#include <clang/Basic/DiagnosticIDs.h>
#include <clang/Basic/DiagnosticOptions.h>
#include <clang/Basic/SourceManager.h>
#include <clang/CodeGen/CodeGenAction.h>
#include <clang/CodeGen/ModuleBuilder.h>
#include <clang/Driver/CreateInvocationFromArgs.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/CompilerInvocation.h>
#include <clang/Frontend/MultiplexConsumer.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string_view>

namespace warpgrain::executor {

namespace {

constexpr std::size_t shownErrors = 3;

/// Keeps the first errors as "file:line:column: message".
class ErrorKeeper final : public clang::DiagnosticConsumer {
public:
  void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic &diagnostic) override {
    DiagnosticConsumer::HandleDiagnostic(level, diagnostic);
    if (level < clang::DiagnosticsEngine::Error) return;
    const unsigned id = diagnostic.getID();
    areOfKeptHeaders_ |= id >= clang::diag::DIAG_START_SERIALIZATION && id < clang::diag::DIAG_START_LEX;
    llvm::SmallString<256> message;
    diagnostic.FormatDiagnostic(message);
    if (diagnostic.hasSourceManager())
      frontend::findMissingWords(diagnostic.getSourceManager(), id, message.str(), diagnostic.getLocation(),
                                 missingWords_);
    if (++count_ > shownErrors) return;
    std::string place;
    if (diagnostic.hasSourceManager() && diagnostic.getLocation().isValid()) {
      const auto at = diagnostic.getSourceManager().getPresumedLoc(diagnostic.getLocation());
      if (at.isValid())
        place = std::string(at.getFilename()) + ":" + std::to_string(at.getLine()) + ":" +
                std::to_string(at.getColumn()) + ": ";
    }
    text_ += (text_.empty() ? "" : "; ") + place + std::string(message);
  }

  std::string text() const {
    return count_ > shownErrors ? text_ + "; and " + std::to_string(count_ - shownErrors) + " more" : text_;
  }

  /// What was precompiled cannot be used.
  bool areOfKeptHeaders() const { return areOfKeptHeaders_; }

  const frontend::Insertions &missingWords() const { return missingWords_; }

private:
  frontend::Insertions missingWords_;
  bool areOfKeptHeaders_ = false;
  std::size_t count_ = 0;
  std::string text_;
};

class CompileAction final : public clang::EmitLLVMOnlyAction {
public:
  using EmitLLVMOnlyAction::EmitLLVMOnlyAction;

protected:
  std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance &compiler,
                                                        llvm::StringRef file) override {
    std::vector<std::unique_ptr<clang::ASTConsumer>> consumers;
    consumers.push_back(sharedObjectsOfLibrary());
    consumers.push_back(alignmentsOfCasts());
    consumers.push_back(listOfConstantMemory([this] {
      clang::CodeGenerator *generator = getCodeGenerator();
      return generator != nullptr ? generator->GetModule() : nullptr;
    }));
    consumers.push_back(EmitLLVMOnlyAction::CreateASTConsumer(compiler, file));
    return std::make_unique<clang::MultiplexConsumer>(std::move(consumers));
  }
};

using Texts = std::map<std::filesystem::path, std::string>;

/// The disk as seen from a folder, with our own headers and the texts in front of it.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> fileSystem(const std::filesystem::path &folder,
                                                           std::initializer_list<const Texts *> texts) {
  frontend::MemoryFiles memory;
  const auto add = [&memory](const std::string &path, std::string_view text) {
    memory.add(path, llvm::MemoryBuffer::getMemBufferCopy(llvm::StringRef(text), path));
  };
  for (const Texts *some : texts)
    for (const auto &[path, text] : *some)
      add(path.string(), text);
  add(virtual_files::prelude, frontend::compatibilityPrelude());
  add(std::string(virtual_files::fallbackFolder) + "/omp.h", frontend::openMpDeclarations());
  // Clang includes it always; toolkits without cuRAND do not have it.
  add(std::string(virtual_files::fallbackFolder) + "/curand_mtgp32_kernel.h", "");
  return memory.inFrontOf(frontend::sourceDisk(folder));
}

/// The source and the texts in place of files, as Clang can read them. Headers on disk are read as they are.
Texts normalizedTexts(const CompilerCall &call) {
  Texts out;
  for (const auto &[path, text] : call.texts)
    out[path] = frontend::normalizeSource(text, FileId{0}).text;
  const std::filesystem::path source = (call.folder / call.source).lexically_normal();
  if (out.contains(source) || out.contains(call.source)) return out;
  const auto text = readTextFile(source);
  if (!text) return out; // the compiler says why
  std::string readable = frontend::normalizeSource(*text, FileId{0}).text;
  if (readable != *text) out[source] = std::move(readable);
  return out;
}

/// With the words put in that are known to be missing, in headers too.
Texts readableTexts(const CompilerCall &call, const frontend::Insertions &put) {
  Texts out = normalizedTexts(call);
  for (const auto &[path, insertions] : put) {
    if (!out.contains(path)) {
      const auto text = readTextFile(path);
      if (!text) continue;
      out[path] = frontend::normalizeSource(*text, FileId{0}).text;
    }
    out[path] = frontend::withInsertions(out[path], insertions);
  }
  return out;
}

std::unexpected<Error> doesNotCompile(const ErrorKeeper &errors) {
  return fail(ErrorKind::input,
              errors.text().empty()
                  ? "The source does not compile for the executor; the compiler does not say why."
                  : "Clang, which makes the executor's code, does not accept this source; nvcc may. It says: " +
                        errors.text());
}

std::string workingFolder(const std::filesystem::path &folder) {
  return "-working-directory=" + folder.string();
}

/// The source and its own headers, as they are searched for library includes.
frontend::LibraryIncludes includesOf(const CompilerCall &call) {
  const auto disk = frontend::sourceDisk(call.folder);
  const auto read = [&](const std::filesystem::path &file) -> std::optional<std::string> {
    for (const auto &[path, text] : call.texts)
      if ((call.folder / path).lexically_normal() == file) return text;
    auto onDisk = disk->getBufferForFile(file.string());
    return onDisk ? std::optional((*onDisk)->getBuffer().str()) : std::nullopt;
  };
  frontend::LibraryIncludes includes = frontend::libraryIncludes(call.folder / call.source, read);
  // cuRAND's headers have tables in constant memory, which noConstantMemory() refuses.
  if (includes.lines.contains("<curand")) includes = {};
  return includes;
}

/// What a compilation does to the declarations of headers while it reads them.
std::unique_ptr<clang::ASTConsumer> consumerOfHeaders(clang::CompilerInstance &compiler) {
  std::vector<std::unique_ptr<clang::ASTConsumer>> consumers;
  consumers.push_back(sharedObjectsOfLibrary());
  consumers.push_back(alignmentsOfCasts());
  consumers.push_back(noConstantMemory(compiler.getDiagnostics()));
  return std::make_unique<clang::MultiplexConsumer>(std::move(consumers));
}

std::optional<frontend::PrecompiledHeaders> keptHeaders(const CompilerCall &call) {
  const std::filesystem::path folder = frontend::headerCacheFolder();
  if (folder.empty() || !call.kept) return std::nullopt;
  frontend::IncludedHeaders headers{.words = call.kept->words,
                                    .files = fileSystem("/", {&call.headers}),
                                    .texts = {},
                                    .folders = call.kept->folders,
                                    .own = {},
                                    .consumer = consumerOfHeaders};
  // A file that a flag includes may define what the source's own headers ask for.
  if (!call.kept->includeFiles) headers.own = includesOf(call);
  headers.words.push_back(workingFolder("/"));
  for (const auto &[path, text] : call.headers)
    headers.texts += text;
  return frontend::precompiledHeaders(folder, headers);
}

std::unique_ptr<llvm::Module> compile(const CompilerCall &call,
                                      const std::optional<frontend::PrecompiledHeaders> &headers,
                                      const frontend::Insertions &put, ErrorKeeper &errors,
                                      llvm::LLVMContext &context) {
  std::vector<std::string> words = call.words;
  words.push_back(workingFolder(call.folder));
  if (headers) std::ranges::move(frontend::useOf(*headers), std::back_inserter(words));
  words.push_back(call.source.string());
  std::vector<const char *> raw;
  for (const std::string &word : words)
    raw.push_back(word.c_str());
  const Texts texts = readableTexts(call, put);
  const auto files = frontend::withSourceOf(fileSystem(call.folder, {&texts, &call.headers}),
                                            headers ? headers->includes : std::string());
  clang::DiagnosticOptions diagnosticOptions;
  clang::CreateInvocationOptions options;
  options.Diags = clang::CompilerInstance::createDiagnostics(*files, diagnosticOptions, &errors,
                                                             /*ShouldOwnClient=*/false);
  options.VFS = files;
  std::shared_ptr<clang::CompilerInvocation> invocation = clang::createInvocation(raw, options);
  if (!invocation) return nullptr;
  if (call.passes) invocation->getCodeGenOpts().PassBuilderCallbacks.push_back(call.passes);
  invocation->getDiagnosticOpts().ShowCarets = false; // else it writes how many warnings there were
  clang::CompilerInstance compiler(std::move(invocation));
  compiler.setVirtualFileSystem(files);
  compiler.createDiagnostics(&errors, /*ShouldOwnClient=*/false);
  CompileAction action(&context);
  return compiler.ExecuteAction(action) ? action.takeModule() : nullptr;
}

} // namespace

bool needsRelocatableCode(const Error &error) {
  return error.message.contains("requires relocatable device code");
}

bool declaresSharedObjectElsewhere(const Error &error) {
  return error.message.contains("cannot be 'extern'");
}

CompilerCall withRelocatableCode(CompilerCall call) {
  const auto add = [](std::vector<std::string> &to) {
    to.insert(to.end(), {"-fgpu-rdc", "-fuse-cuid=none", "--no-offload-new-driver"});
  };
  add(call.words);
  if (call.kept) add(call.kept->words);
  return call;
}

Result<std::unique_ptr<llvm::Module>> compileInProcess(const CompilerCall &call, llvm::LLVMContext &context) {
  auto headers = keptHeaders(call);
  frontend::Insertions put;
  for (int round = 0; true; ++round) {
    ErrorKeeper errors;
    auto module = compile(call, headers, put, errors, context);
    if (module) return module;
    if (headers && errors.areOfKeptHeaders()) {
      frontend::forgetHeaders(*headers);
      headers.reset();
    } else if (round >= frontend::maximumInsertionRounds || !frontend::addTo(put, errors.missingWords())) {
      return doesNotCompile(errors);
    }
  }
}

} // namespace warpgrain::executor
