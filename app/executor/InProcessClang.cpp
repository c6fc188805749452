// SPDX-License-Identifier: Apache-2.0
#include "app/executor/InProcessClang.h"

#include "core/frontend/CompatibilityPrelude.h"

#include <clang/Basic/Diagnostic.h>
#include <clang/Basic/DiagnosticOptions.h>
#include <clang/Basic/SourceManager.h>
#include <clang/CodeGen/CodeGenAction.h>
#include <clang/Driver/CreateInvocationFromArgs.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/CompilerInvocation.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <string_view>

namespace warpgrain::executor {

namespace {

constexpr std::size_t shownErrors = 3;

/// Keeps the first errors as "file:line:column: message".
class ErrorKeeper final : public clang::DiagnosticConsumer {
public:
  void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic &diagnostic) override {
    DiagnosticConsumer::HandleDiagnostic(level, diagnostic);
    if (level < clang::DiagnosticsEngine::Error || ++count_ > shownErrors) return;
    llvm::SmallString<256> message;
    diagnostic.FormatDiagnostic(message);
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

private:
  std::size_t count_ = 0;
  std::string text_;
};

/// The disk as seen from a folder, with changed texts and our own headers in front of it.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> fileSystem(const CompilerCall &call) {
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> disk(llvm::vfs::createPhysicalFileSystem().release());
  if (disk->setCurrentWorkingDirectory(call.folder.string())) (void)disk->setCurrentWorkingDirectory("/");
  auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  const auto add = [&memory](const std::string &path, std::string_view text) {
    memory->addFile(path, 0, llvm::MemoryBuffer::getMemBufferCopy(llvm::StringRef(text), path));
  };
  for (const auto &[path, text] : call.texts)
    add(path.string(), text);
  add(virtualFiles::prelude, frontend::compatibilityPrelude());
  add(std::string(virtualFiles::fallbackFolder) + "/omp.h", frontend::openMpDeclarations());
  // Clang includes it always; toolkits without cuRAND do not have it.
  add(std::string(virtualFiles::fallbackFolder) + "/curand_mtgp32_kernel.h", "");
  auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(std::move(disk));
  overlay->pushOverlay(std::move(memory));
  return overlay;
}

std::unexpected<Error> doesNotCompile(const ErrorKeeper &errors) {
  return fail(ErrorKind::input, errors.text().empty()
                                    ? "The source does not compile for the executor; the compiler does not say why."
                                    : "The source does not compile for the executor: " + errors.text());
}

} // namespace

Result<std::unique_ptr<llvm::Module>> compileInProcess(const CompilerCall &call, llvm::LLVMContext &context) {
  std::vector<const char *> raw;
  for (const std::string &word : call.words)
    raw.push_back(word.c_str());
  ErrorKeeper errors;
  const auto files = fileSystem(call);
  clang::DiagnosticOptions diagnosticOptions;
  clang::CreateInvocationOptions options;
  options.Diags = clang::CompilerInstance::createDiagnostics(*files, diagnosticOptions, &errors,
                                                             /*ShouldOwnClient=*/false);
  options.VFS = files;
  std::shared_ptr<clang::CompilerInvocation> invocation = clang::createInvocation(raw, options);
  if (!invocation) return doesNotCompile(errors);
  if (call.passes) invocation->getCodeGenOpts().PassBuilderCallbacks.push_back(call.passes);
  invocation->getDiagnosticOpts().ShowCarets = false; // else it writes how many warnings there were
  clang::CompilerInstance compiler(std::move(invocation));
  compiler.setVirtualFileSystem(files);
  compiler.createDiagnostics(&errors, /*ShouldOwnClient=*/false);
  clang::EmitLLVMOnlyAction action(&context);
  if (!compiler.ExecuteAction(action)) return doesNotCompile(errors);
  auto module = action.takeModule();
  if (!module) return doesNotCompile(errors);
  return module;
}

} // namespace warpgrain::executor
