// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/Parser.h"

#include "core/base/Files.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/Diagnostics.h"
#include "core/frontend/HeaderCache.h"
#include "core/frontend/builtin/CudaDeclarations.h"
#include "core/frontend/flags/ClangHeaders.h"
#include "core/frontend/flags/CompileCommands.h"
#include "core/frontend/flags/CompileFlags.h"
#include "core/frontend/flags/FlagGuesser.h"
#include "core/frontend/flags/HeaderFlags.h"
#include "core/frontend/flags/SourceLanguage.h"
#include "core/frontend/record/Recorder.h"
#include "core/frontend/source/DroppedCode.h"
#include "core/frontend/source/FileTable.h"
#include "core/frontend/source/LibraryIncludes.h"
#include "core/frontend/source/MissingWords.h"
#include "core/frontend/source/SourceDisk.h"
#include "core/frontend/source/SourceNormalizer.h"

#include <clang/Basic/DiagnosticOptions.h>
#include <clang/Driver/CreateASTUnitFromArgs.h>
#include <clang/Driver/CreateInvocationFromArgs.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Frontend/CompilerInvocation.h>
#include <clang/Serialization/PCHContainerOperations.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <algorithm>
#include <iterator>
#include <set>

namespace warpgrain::frontend {

namespace fs = std::filesystem;

namespace {

/// Files that exist in the compiler's view only. They lie in a folder no machine has.
constexpr std::string_view preludePath = "/warpgrain/compatibility.h";
constexpr std::string_view openMpFolder = "/warpgrain/fallback";
constexpr std::string_view cudaFolder = "/warpgrain/cuda";

/// A header that names its own missing header, and so on, is followed this far.
constexpr int maximumGuesses = 8;

class ClangParser final : public Parser {
public:
  ClangParser(ParseRequest request, CompileCommand command, bool guessing)
      : request_(std::move(request)), command_(std::move(command)), guessing_(guessing),
        translated_(translateFlags(command_.flags, command_.folder)),
        architecture_(request_.architectureIsChosen || translated_.architectures.empty()
                          ? request_.architecture
                          : translated_.architectures.front()) {}

  Result<model::Unit> parse(const UnsavedFiles &unsaved) override;

  const std::vector<std::string> &flags() const override { return command_.flags; }

  const fs::path &folder() const override { return command_.folder; }

  const std::string &architecture() const override { return architecture_; }

private:
  bool isOpenCl() const { return languageOf(request_.file) == SourceLanguage::openCl; }

  std::vector<std::string> arguments(const fs::path &folder, const std::vector<std::string> &ownFlags) const;
  static std::vector<std::string> openClArguments(const fs::path &folder, const std::vector<std::string> &ownFlags);
  std::vector<std::string> ownFlags() const;
  std::optional<PrecompiledHeaders> keptHeaders() const;
  Result<void> refresh(const UnsavedFiles &texts);
  Result<Insertions> refreshWithInsertions(UnsavedFiles &texts);
  LibraryIncludes includesOf(const UnsavedFiles &texts) const;
  bool load(const UnsavedFiles &texts);
  bool loadWith(const std::optional<PrecompiledHeaders> &headers, const UnsavedFiles &texts);
  bool addGuesses();
  Result<UnsavedFiles> readable(const UnsavedFiles &unsaved, std::vector<model::DirectiveLine> &directives) const;
  bool addUnreadableHeaders(const model::Unit &unit, UnsavedFiles &texts,
                            std::vector<model::DirectiveLine> &directives);

  void addOriginalHeaders(UnsavedFiles &originals) const;

  ParseRequest request_;
  CompileCommand command_;
  bool guessing_;
  ClangFlags translated_;
  std::string architecture_;
  std::vector<fs::path> guessedFolders_;
  bool declaresSharedObjectElsewhere_ = false;
  std::set<fs::path> headersToNormalize_;
  std::shared_ptr<clang::PCHContainerOperations> containers_ = std::make_shared<clang::PCHContainerOperations>();
  std::unique_ptr<clang::ASTUnit> ast_;
  LibraryIncludes includes_; ///< that ast_ was loaded with
};

/// OpenCL C for a device that has all that the language knows. Clang declares the language's functions itself.
std::vector<std::string> ClangParser::openClArguments(const fs::path &folder,
                                                      const std::vector<std::string> &ownFlags) {
  std::vector<std::string> out{
      "clang", "-x", "cl", "--target=spir64-unknown-unknown", "-resource-dir=" + clangHeaders(),
      // Where the driver does not name it, a unit does not look into the folder before.
      "-isystem", clangHeaders() + "/include", "-fsyntax-only", "-ferror-limit=200", "-Wno-unknown-pragmas",
      "-Wno-unused-command-line-argument", "-Wno-pass-failed", "-working-directory=" + folder.string()};
  const bool namesVersion =
      std::ranges::any_of(ownFlags, [](const std::string &flag) { return flag.starts_with("-cl-std="); });
  if (!namesVersion) out.emplace_back("-cl-std=CL2.0");
  out.insert(out.end(), ownFlags.begin(), ownFlags.end());
  return out;
}

/// All but the source and the folders that were guessed.
std::vector<std::string> ClangParser::arguments(const fs::path &folder,
                                                const std::vector<std::string> &ownFlags) const {
  if (isOpenCl()) return openClArguments(folder, ownFlags);
  std::vector<std::string> out{
      "clang++", "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=" + architecture_,
      "-resource-dir=" + clangHeaders(), "-fsyntax-only", "-ferror-limit=200", "-Wno-unknown-cuda-version",
      "-Wno-unknown-pragmas", "-Wno-unused-command-line-argument", "-Wno-pass-failed", "-Wno-error=c++11-narrowing",
      "-Wno-register", // nvcc warns only
      // The templates that headers use are instantiated with the preamble, not after every edit.
      "-fpch-instantiate-templates",
      // Relative flags refer to the folder of the command, not to ours.
      "-working-directory=" + folder.string()};
  if (request_.cudaRoot) {
    out.push_back("--cuda-path=" + request_.cudaRoot->string());
    out.insert(out.end(), {"-isystem", (*request_.cudaRoot / "include" / "cccl").string()});
  } else {
    out.insert(out.end(), {"-nocudainc", "-nocudalib", "-isystem", std::string(cudaFolder), "-include",
                           std::string(cudaFolder) + "/cuda_runtime.h"});
  }
  if (translated_.relocatableDeviceCode || declaresSharedObjectElsewhere_) out.emplace_back("-fgpu-rdc");
  out.insert(out.end(), ownFlags.begin(), ownFlags.end());
  if (request_.compatibility && request_.cudaRoot) {
    const auto definitions = compatibilityDefinitions();
    out.insert(out.end(), definitions.begin(), definitions.end());
    out.insert(out.end(), {"-include", std::string(preludePath)});
  }
  out.insert(out.end(), {"-idirafter", std::string(openMpFolder)});
  return out;
}

/// The disk as seen from a folder, with our own headers beside it.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> fileSystem(const fs::path &folder) {
  MemoryFiles memory;
  const auto add = [&memory](const std::string &path, std::string_view text) {
    memory.add(path, llvm::MemoryBuffer::getMemBuffer(llvm::StringRef(text), path));
  };
  add(std::string(preludePath), compatibilityPrelude());
  add(std::string(openMpFolder) + "/omp.h", openMpDeclarations());
  // Clang includes it always; toolkits without cuRAND do not have it.
  add(std::string(openMpFolder) + "/curand_mtgp32_kernel.h", "");
  for (const BuiltinHeader &header : builtinCudaHeaders())
    add(std::string(cudaFolder) + "/" + std::string(header.name), header.text);
  return memory.inFrontOf(sourceDisk(folder));
}

/// Clang makes a unit from such arguments. Where it does not, it leaves the texts that it was given to nobody.
bool areUsable(const std::vector<const char *> &arguments,
               const llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> &files) {
  clang::DiagnosticOptions options;
  clang::CreateInvocationOptions creation;
  creation.VFS = files;
  creation.Diags = clang::CompilerInstance::createDiagnostics(*files, options, new clang::IgnoringDiagConsumer(), true);
  return clang::createInvocation(arguments, std::move(creation)) != nullptr;
}

std::vector<clang::ASTUnit::RemappedFile> remapped(const UnsavedFiles &texts) {
  std::vector<clang::ASTUnit::RemappedFile> out;
  for (const auto &[path, text] : texts)
    // The unit takes ownership of the buffers.
    out.emplace_back(path.string(), llvm::MemoryBuffer::getMemBufferCopy(text, path.string()).release());
  return out;
}

/// Flags of the source's own, and folders that were guessed.
std::vector<std::string> ClangParser::ownFlags() const {
  std::vector<std::string> out = translated_.arguments;
  // Those are for other sources, which share the flags.
  std::erase_if(out, [this](const std::string &flag) { return flag.starts_with(isOpenCl() ? "-std=" : "-cl-std="); });
  for (const fs::path &guessed : guessedFolders_)
    out.insert(out.end(), {"-I", guessed.string()});
  return out;
}

std::optional<PrecompiledHeaders> ClangParser::keptHeaders() const {
  if (request_.headerCache.empty() || isOpenCl()) return std::nullopt;
  auto flags = headerFlags(ownFlags(), command_.folder, request_.cudaRoot.value_or(fs::path()));
  // What a flag includes would be read after these headers, and a second time with the kept preamble.
  if (!flags || flags->includeFiles) return std::nullopt;
  return precompiledHeaders(request_.headerCache, {.words = arguments("/", flags->words),
                                                   .files = fileSystem("/"),
                                                   .texts = {},
                                                   .folders = std::move(flags->folders),
                                                   .own = request_.cudaRoot ? includes_ : LibraryIncludes()});
}

LibraryIncludes ClangParser::includesOf(const UnsavedFiles &texts) const {
  const auto disk = sourceDisk(command_.folder); // as the compiler sees it: without devices and files without end
  return libraryIncludes(request_.file, [&](const fs::path &file) -> std::optional<std::string> {
    if (const auto edited = texts.find(file); edited != texts.end()) return edited->second;
    auto onDisk = disk->getBufferForFile(file.string());
    return onDisk ? std::optional((*onDisk)->getBuffer().str()) : std::nullopt;
  });
}

bool ClangParser::load(const UnsavedFiles &texts) {
  includes_ = includesOf(texts);
  const auto headers = keptHeaders();
  if (loadWith(headers, texts)) return true;
  if (!headers) return false;
  // They have changed since; the next process makes them anew.
  forgetHeaders(*headers);
  return loadWith(std::nullopt, texts);
}

bool ClangParser::loadWith(const std::optional<PrecompiledHeaders> &headers, const UnsavedFiles &texts) {
  std::vector<std::string> words = arguments(command_.folder, ownFlags());
  if (headers) std::ranges::move(useOf(*headers), std::back_inserter(words));
  words.push_back(request_.file.string());
  std::vector<const char *> raw;
  for (const std::string &word : words)
    raw.push_back(word.c_str());
  const auto files = withSourceOf(fileSystem(command_.folder), headers ? headers->includes : std::string());
  const auto options = std::make_shared<clang::DiagnosticOptions>();
  const auto diagnostics =
      clang::CompilerInstance::createDiagnostics(*files, *options, new clang::IgnoringDiagConsumer(), true);
  // A missing header would silence every error after it, and a statement that is dropped in silence would look intact.
  diagnostics->setFatalsAsError(true);
  if (!areUsable(raw, files)) return false;
  ast_ = clang::CreateASTUnitFromCommandLine(
      raw.data(), raw.data() + raw.size(), containers_, options, diagnostics, "",
      /*StorePreamblesInMemory=*/true, "",
      /*OnlyLocalDecls=*/false, clang::CaptureDiagsKind::All, remapped(texts),
      /*RemappedFilesKeepOriginalName=*/true,
      /*PrecompilePreambleAfterNParses=*/request_.keepPreamble ? 1 : 0, clang::TU_Complete,
      /*CacheCodeCompletionResults=*/false, /*IncludeBriefCommentsInCodeCompletion=*/false,
      /*AllowPCHWithCompilerErrors=*/true, clang::SkipFunctionBodiesScope::None,
      /*SingleFileParse=*/false,
      /*UserFilesAreVolatile=*/true, /*ForSerialization=*/false,
      /*RetainExcludedConditionalBlocks=*/false, std::nullopt, nullptr, files);
  return ast_ != nullptr;
}

/// Parses afresh, or again with the kept preamble; looks for headers that are missing where nobody
/// gave flags.
Result<void> ClangParser::refresh(const UnsavedFiles &texts) {
  const auto failed = [this] {
    return fail(ErrorKind::input, request_.file.string() + " cannot be parsed: the compiler gave up on its flags. " +
                                      "Check the flags after `--` or in compile_commands.json.");
  };
  // What was precompiled for other includes would hide that one is missing now.
  const bool again = ast_ != nullptr && request_.keepPreamble && includesOf(texts) == includes_;
  // Where headers that were kept have changed or are gone, all is read afresh.
  const bool isRead = again && !ast_->Reparse(containers_, remapped(texts));
  if (!isRead && !load(texts)) {
    ast_.reset();
    return failed();
  }
  if (architectureIsUnusable(*ast_))
    return fail(ErrorKind::usage, "A source cannot be read for the GPU architecture " + architecture_ +
                                      ": this compiler, or the CUDA toolkit, does not have it. Choose another, for " +
                                      "example sm_90.");
  for (int round = 0; guessing_ && round < maximumGuesses && addGuesses(); ++round)
    if (!load(texts)) return failed();
  if (declaresSharedObjectElsewhere_ || !declaresSharedObjectElsewhere(*ast_)) return {};
  declaresSharedObjectElsewhere_ = true;
  return load(texts) ? Result<void>() : failed();
}

/// Parses, and again with the words that nvcc does without, as long as some are missing.
Result<Insertions> ClangParser::refreshWithInsertions(UnsavedFiles &texts) {
  Insertions put;
  UnsavedFiles readable = texts;
  for (int round = 0; true; ++round) {
    if (auto done = refresh(readable); !done) return std::unexpected(done.error());
    if (round == maximumInsertionRounds || !addTo(put, missingWordsOf(*ast_))) return put;
    for (const auto &[path, insertions] : put) {
      if (!texts.contains(path)) {
        auto text = readTextFile(path);
        if (!text) return std::unexpected(text.error());
        texts[path] = normalizeSource(*text, mainFile).text;
        headersToNormalize_.insert(path);
      }
      readable[path] = withInsertions(texts[path], insertions);
    }
  }
}

bool ClangParser::addGuesses() {
  bool added = false;
  if (!translated_.relocatableDeviceCode && needsRelocatableDeviceCode(*ast_)) {
    translated_.relocatableDeviceCode = added = true;
    command_.flags.emplace_back("-rdc=true");
  }
  for (const std::string &header : missingHeaders(*ast_)) {
    const auto folder = guessIncludeFolder(request_.file, header);
    if (!folder || std::ranges::find(guessedFolders_, *folder) != guessedFolders_.end()) continue;
    guessedFolders_.push_back(*folder);
    command_.flags.push_back("-I" + folder->string());
    added = true;
  }
  return added;
}

/// The texts that differ from what lies on disk, as Clang can read them, with the directives they
/// hold.
Result<UnsavedFiles> ClangParser::readable(const UnsavedFiles &unsaved,
                                           std::vector<model::DirectiveLine> &directives) const {
  UnsavedFiles texts;
  for (const auto &[path, text] : unsaved)
    texts[path] = normalizeSource(text, mainFile).text;
  std::string mainText;
  if (const auto edited = unsaved.find(request_.file); edited != unsaved.end()) {
    mainText = edited->second;
  } else {
    auto onDisk = readTextFile(request_.file);
    if (!onDisk) return std::unexpected(onDisk.error());
    mainText = std::move(*onDisk);
  }
  NormalizedSource main = normalizeSource(mainText, mainFile);
  directives = std::move(main.directives);
  texts[request_.file] = std::move(main.text);
  for (const fs::path &header : headersToNormalize_)
    if (!texts.contains(header))
      if (auto text = readTextFile(header)) texts[header] = normalizeSource(*text, mainFile).text;
  return texts;
}

/// Own headers may hold directives too. Ones that Clang could not read as they are get normalised
/// texts; true if there is a new one and the unit must be parsed again.
bool ClangParser::addUnreadableHeaders(const model::Unit &unit, UnsavedFiles &texts,
                                       std::vector<model::DirectiveLine> &directives) {
  bool added = false;
  for (std::size_t i = 1; i < unit.files.size(); ++i) {
    const model::File &file = unit.files[i];
    NormalizedSource normal = normalizeSource(file.text, FileId{static_cast<std::uint32_t>(i)});
    directives.insert(directives.end(), normal.directives.begin(), normal.directives.end());
    if (texts.contains(file.path) || normal.text == file.text) continue;
    texts[file.path] = std::move(normal.text);
    headersToNormalize_.insert(file.path);
    added = true;
  }
  return added;
}

void ClangParser::addOriginalHeaders(UnsavedFiles &originals) const {
  for (const fs::path &header : headersToNormalize_)
    if (!originals.contains(header))
      if (auto text = readTextFile(header)) originals[header] = std::move(*text);
}

Result<model::Unit> ClangParser::parse(const UnsavedFiles &unsaved) {
  std::vector<model::DirectiveLine> directives;
  auto texts = readable(unsaved, directives);
  if (!texts) return std::unexpected(texts.error());
  UnsavedFiles originals = unsaved;
  // The unit's texts are the person's, not the blanked ones.
  if (!originals.contains(request_.file)) {
    auto onDisk = readTextFile(request_.file);
    if (!onDisk) return std::unexpected(onDisk.error());
    originals[request_.file] = std::move(*onDisk);
  }
  addOriginalHeaders(originals);
  const std::vector<model::DirectiveLine> mainDirectives = directives;
  while (true) {
    const auto insertions = refreshWithInsertions(*texts);
    if (!insertions) return std::unexpected(insertions.error());
    addOriginalHeaders(originals);
    FileTable files(ast_->getSourceManager(), originals, request_.cudaRoot, *insertions);
    model::Unit unit = recordUnit(ast_->getASTContext(), files, errorsOf(*ast_));
    unit.diagnostics = collectDiagnostics(*ast_, files);
    unit.files = files.files();
    directives = mainDirectives;
    if (addUnreadableHeaders(unit, *texts, directives)) {
      addOriginalHeaders(originals);
      continue;
    }
    unit.directives = std::move(directives);
    accountForDroppedCode(unit);
    return unit;
  }
}

/// The command of a file: as given, from a database, or empty, to be completed by guessing.
Result<CompileCommand> commandFor(const ParseRequest &request, bool &guessing) {
  std::error_code ignored;
  const fs::path folder = request.folder.empty() ? fs::current_path(ignored) : request.folder;
  guessing = false;
  if (request.flags) return CompileCommand{.folder = folder, .flags = *request.flags};
  auto found =
      request.database ? findCompileCommandIn(*request.database, request.file) : findCompileCommand(request.file);
  if (!found) return std::unexpected(found.error());
  if (*found) return **found;
  guessing = true;
  return CompileCommand{.folder = folder, .flags = guessFlagsFromMakefile(request.file)};
}

} // namespace

Result<std::unique_ptr<Parser>> Parser::open(ParseRequest request) {
  std::error_code error;
  request.file = fs::absolute(request.file, error).lexically_normal();
  if (auto text = readTextFile(request.file); !text) return std::unexpected(text.error());
  bool guessing = false;
  auto command = commandFor(request, guessing);
  if (!command) return std::unexpected(command.error());
  return std::make_unique<ClangParser>(std::move(request), std::move(*command), guessing);
}

} // namespace warpgrain::frontend
