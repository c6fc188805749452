// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/openmp/OpenMpReader.h"

#include "core/base/Files.h"
#include "core/frontend/CompatibilityPrelude.h"
#include "core/frontend/flags/ClangHeaders.h"
#include "core/frontend/flags/CompileCommands.h"
#include "core/frontend/flags/CompileFlags.h"
#include "core/frontend/flags/FlagGuesser.h"
#include "core/frontend/openmp/CudaPragmas.h"
#include "core/frontend/openmp/FileScopeTexts.h"
#include "core/frontend/openmp/Instances.h"
#include "core/frontend/openmp/Meanings.h"
#include "core/frontend/openmp/NamesOfCuda.h"
#include "core/frontend/openmp/OldC.h"
#include "core/frontend/openmp/OldCText.h"
#include "core/frontend/openmp/OpenMpRecorder.h"
#include "core/frontend/openmp/OwnHeaders.h"
#include "core/frontend/openmp/VectorPointers.h"
#include "core/frontend/source/SourceDisk.h"

#include <clang/Driver/CreateASTUnitFromArgs.h>
#include <clang/Frontend/ASTUnit.h>
#include <clang/Frontend/CompilerInstance.h>
#include <clang/Serialization/PCHContainerOperations.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/VirtualFileSystem.h>

#include <map>
#include <optional>

namespace warpgrain::frontend {

namespace fs = std::filesystem;
using namespace openmp;

namespace {

constexpr std::string_view fallbackFolder = "/warpgrain/fallback";

bool isC(const fs::path &file) {
  return file.extension() == ".c";
}

/// The disk as seen from a folder, with a text for the source, and an <omp.h> for hosts where Clang has none.
llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> fileSystem(const fs::path &folder, const fs::path &file,
                                                           const std::string &text) {
  MemoryFiles memory;
  const std::string path = std::string(fallbackFolder) + "/omp.h";
  // As Clang's own does, which programs rely on.
  const std::string declarations = "#include <stdlib.h>\n" + std::string(openMpDeclarations());
  memory.add(path, llvm::MemoryBuffer::getMemBufferCopy(declarations, path));
  memory.add(file.string(), llvm::MemoryBuffer::getMemBufferCopy(text, file.string()));
  return memory.inFrontOf(sourceDisk(folder));
}

/// What __STDC_VERSION__ is in C.
long versionOf(const clang::LangOptions &language) {
  if (language.C23) return 202311;
  if (language.C17) return 201710;
  if (language.C11) return 201112;
  return language.C99 ? 199901 : 0;
}

Result<CompileCommand> commandFor(const OpenMpRequest &request) {
  std::error_code ignored;
  const fs::path folder = request.folder.empty() ? fs::current_path(ignored) : request.folder;
  if (request.flags) return CompileCommand{.folder = folder, .flags = *request.flags};
  auto found =
      request.database ? findCompileCommandIn(*request.database, request.file) : findCompileCommand(request.file);
  if (!found) return std::unexpected(found.error());
  if (*found) return **found;
  return CompileCommand{.folder = folder, .flags = {}};
}

std::vector<std::string> wordsOf(const CompileCommand &command, const fs::path &file) {
  std::vector<std::string> out{isC(file) ? "clang" : "clang++", "-x", isC(file) ? "c" : "c++", "-fopenmp",
                               "-resource-dir=" + clangHeaders(), "-fsyntax-only", "-ferror-limit=20",
                               // What compilers skip with a warning would be dropped in silence.
                               "-Werror=extra-tokens", "-Wno-unused-command-line-argument",
                               // As GCC takes them.
                               "-Wno-error=implicit-int", "-Wno-error=implicit-function-declaration",
                               "-Wno-error=incompatible-pointer-types", "-Wno-error=int-conversion",
                               "-Wno-error=c++11-narrowing", "-Wno-register",
                               "-working-directory=" + command.folder.string()};
  const ClangFlags flags = translateFlags(command.flags, command.folder);
  out.insert(out.end(), flags.arguments.begin(), flags.arguments.end());
  out.insert(out.end(), {"-idirafter", std::string(fallbackFolder), file.string()});
  return out;
}

std::unique_ptr<clang::ASTUnit> load(const CompileCommand &command, const fs::path &file, const std::string &text) {
  std::vector<std::string> words = wordsOf(command, file);
  // Which lines the preprocessor skips.
  if (mayHoldCudaPragmas(text)) words.insert(words.end() - 1, {"-Xclang", "-detailed-preprocessing-record"});
  std::vector<const char *> raw;
  for (const std::string &word : words)
    raw.push_back(word.c_str());
  auto files = fileSystem(command.folder, file, text);
  const auto options = std::make_shared<clang::DiagnosticOptions>();
  const auto diagnostics =
      clang::CompilerInstance::createDiagnostics(*files, *options, new clang::IgnoringDiagConsumer(), true);
  return clang::CreateASTUnitFromCommandLine(
      raw.data(), raw.data() + raw.size(), std::make_shared<clang::PCHContainerOperations>(), options, diagnostics, "",
      /*StorePreamblesInMemory=*/true, "", /*OnlyLocalDecls=*/false, clang::CaptureDiagsKind::All, {},
      /*RemappedFilesKeepOriginalName=*/true, /*PrecompilePreambleAfterNParses=*/0, clang::TU_Complete,
      /*CacheCodeCompletionResults=*/false, /*IncludeBriefCommentsInCodeCompletion=*/false,
      /*AllowPCHWithCompilerErrors=*/true, clang::SkipFunctionBodiesScope::None, /*SingleFileParse=*/false,
      /*UserFilesAreVolatile=*/true, /*ForSerialization=*/false, /*RetainExcludedConditionalBlocks=*/false,
      std::nullopt, nullptr, files);
}

/// The first error, with its place.
std::optional<Error> errorOf(clang::ASTUnit &unit, const Program &joined) {
  for (auto reported = unit.stored_diag_begin(); reported != unit.stored_diag_end(); ++reported) {
    if (reported->getLevel() < clang::DiagnosticsEngine::Error) continue;
    std::string place;
    SourceSpan span{.file = mainFile, .begin = 0, .end = 0};
    if (const clang::FullSourceLoc location = reported->getLocation(); location.isValid()) {
      const clang::FullSourceLoc written = location.getExpansionLoc();
      if (const clang::PresumedLoc at = written.getPresumedLoc(); at.isValid())
        if (const SourceLine found = placeOf(at, joined); found.line > 0)
          place = found.path.string() + ":" + std::to_string(found.line) + ":" + std::to_string(at.getColumn()) + ": ";
      if (written.getFileID() == written.getManager().getMainFileID()) span.begin = span.end = written.getFileOffset();
    }
    return Error{.kind = ErrorKind::input, .message = place + reported->getMessage().str() + ".", .span = span};
  }
  return std::nullopt;
}

struct Source {
  std::string text;
  std::unique_ptr<clang::ASTUnit> unit;
};

Result<Source> parse(const CompileCommand &command, const Program &joined, std::string text) {
  const fs::path &file = joined.path;
  auto unit = load(command, file, text);
  if (unit == nullptr)
    return fail(ErrorKind::input, file.string() + " cannot be parsed: the compiler gave up on its flags. Check the "
                                                  "flags after `--` or in compile_commands.json.");
  if (auto error = errorOf(*unit, joined)) return std::unexpected(std::move(*error));
  return Source{.text = std::move(text), .unit = std::move(unit)};
}

/// The text that is parsed: the one that is given, or the source's with own headers in it; notes where its lines come
/// from.
Result<std::string> textOf(const CompileCommand &command, Program &joined, const OpenMpRequest &request) {
  std::string text;
  if (request.text) {
    text = *request.text;
  } else {
    const auto ofFile = readTextFile(joined.path);
    if (!ofFile) return ofFile;
    JoinedSource source = withOwnHeaders(joined.path, *ofFile, command.flags, command.folder, request.helperNames);
    joined.headers = std::move(source.headers);
    text = std::move(source.text);
  }
  text = withoutNames(text, request.helperNames);
  return isC(joined.path) ? withoutWordsOfCxx(text) : text;
}

/// What the other sources of the program define, which are parsed when it is asked for first.
class OtherSources {
public:
  explicit OtherSources(const OpenMpRequest &request) : request_(request) {}

  std::optional<DefinedFunction> find(const std::string &name) {
    if (!defined_) defined_ = all();
    const auto known = defined_->find(name);
    return known != defined_->end() ? std::optional(known->second) : std::nullopt;
  }

private:
  std::map<std::string, DefinedFunction> all() const {
    std::map<std::string, DefinedFunction> out;
    for (const fs::path &other : request_.others) {
      OpenMpRequest asked = request_;
      asked.file = other;
      asked.text.reset();
      std::error_code ignored;
      Program joined;
      joined.path = fs::absolute(other, ignored).lexically_normal();
      const auto command = commandFor(asked);
      if (!command || !isC(joined.path)) continue;
      const auto text = textOf(*command, joined, asked);
      if (!text) continue;
      if (const auto source = parse(*command, joined, *text)) out.merge(definedFunctions(*source->unit));
    }
    return out;
  }

  const OpenMpRequest &request_;
  std::optional<std::map<std::string, DefinedFunction>> defined_;
};

/// Reads a source; one of old C as today's C has it.
Result<Source> readSource(const CompileCommand &command, Program &joined, const OpenMpRequest &request,
                          const FindDefinition &find) {
  auto text = textOf(command, joined, request);
  if (!text) return std::unexpected(text.error());
  auto source = parse(command, joined, *text);
  if (!source || !isC(joined.path)) return source;
  auto modern = modernSource(*source->unit, source->text, find);
  if (!modern) return std::unexpected(modern.error());
  if (modern->text != source->text) source = parse(command, joined, modern->text);
  if (!source) return source;
  auto checked = checkedCalls(*source->unit, *modern);
  if (!checked) return std::unexpected(checked.error());
  if (*checked != source->text) source = parse(command, joined, *checked);
  return source;
}

/// The lines of a text as they are found in files, by those of the text that it is made of.
std::vector<HeaderLines> headersOf(const Program &joined, const std::vector<std::uint32_t> &lines) {
  std::vector<HeaderLines> out;
  for (std::uint32_t i = 0; i < lines.size(); ++i) {
    const SourceLine at = joined.placeOf(lines[i]);
    const bool follows =
        !out.empty() && out.back().path == at.path && out.back().line + (i + 1 - out.back().first) == at.line;
    if (!follows) out.push_back({.first = i + 1, .path = at.path, .line = at.line});
  }
  return out;
}

/// The source with instances of templates in the place of some templates; none where they mean something else there.
std::optional<Source> withInstances(const CompileCommand &command, Program &joined, const Source &source,
                                    const std::vector<WrittenTemplate> &templates) {
  LinedText written = withWritten(source.text, templates);
  auto out = parse(command, joined, written.text);
  if (!out || meaningsOf(*out->unit, templates) != meaningsOf(*source.unit, templates)) return std::nullopt;
  joined.headers = headersOf(joined, written.lines);
  return std::move(*out);
}

/// Function templates with directives become functions: one for each instance that the source uses.
Source withoutTemplates(const CompileCommand &command, Program &joined, Source source) {
  const std::vector<WrittenTemplate> all = writtenTemplates(*source.unit, source.text);
  if (all.empty()) return source;
  if (auto out = withInstances(command, joined, source, all)) return std::move(*out);
  const std::vector<HeaderLines> headers = joined.headers;
  std::vector<WrittenTemplate> some;
  std::optional<Source> best;
  std::vector<HeaderLines> bestHeaders;
  for (const WrittenTemplate &each : all) {
    some.push_back(each);
    joined.headers = headers;
    if (auto out = withInstances(command, joined, source, some)) {
      best = std::move(*out);
      bestHeaders = joined.headers;
    } else {
      some.pop_back();
    }
  }
  joined.headers = best ? std::move(bestHeaders) : headers;
  return best ? std::move(*best) : std::move(source);
}

/// The source with pointers to the elements of vectors in the regions that allow it; none where it does not compile.
std::optional<Source> withPointersIn(const CompileCommand &command, Program &joined, const Source &source,
                                     const std::vector<RegionOfVectors> &regions) {
  LinedText written = withPointers(source.text, regions);
  auto out = parse(command, joined, written.text);
  if (!out) return std::nullopt;
  joined.headers = headersOf(joined, written.lines);
  return std::move(*out);
}

/// Regions have the elements of vectors through pointers: in all that allow it, or one by one in those that compile.
Source withoutVectors(const CompileCommand &command, Program &joined, Source source) {
  const std::vector<RegionOfVectors> all = regionsOfVectors(*source.unit, source.text);
  if (all.empty()) return source;
  if (auto out = withPointersIn(command, joined, source, all)) return std::move(*out);
  std::vector<RegionOfVectors> some;
  for (const RegionOfVectors &each : all) {
    some.push_back(each);
    if (!parse(command, joined, withPointers(source.text, some).text)) some.pop_back();
  }
  if (some.empty()) return source;
  auto out = withPointersIn(command, joined, source, some);
  return out ? std::move(*out) : std::move(source);
}

/// Gives functions and variables of file scope with these names others, by macros; not where the source may print them.
void renameInC(Program &program, const std::set<std::string> &names) {
  if (names.empty() || maySayNames(program.text)) return;
  const auto add = [&](const std::string &name) {
    if (names.contains(name)) program.namesOfCuda.insert(name);
  };
  for (const Variable &each : program.variables)
    if (each.storage == Storage::global) add(each.name);
  for (const Function &each : program.functions)
    add(each.name);
  for (const External &each : program.externals)
    add(each.name);
}

} // namespace

Result<Program> readOpenMp(const OpenMpRequest &request) {
  std::error_code ignored;
  const fs::path file = fs::absolute(request.file, ignored).lexically_normal();
  const auto command = commandFor(request);
  if (!command) return std::unexpected(command.error());
  OtherSources others(request);
  Program program;
  program.path = file;
  program.headers = request.lines;
  auto source = readSource(*command, program, request, [&](const std::string &name) { return others.find(name); });
  if (!source && source.error().span && request.lines.empty())
    source.error().message += " Nothing is translated; mend the source first.";
  if (!source) return std::unexpected(source.error());
  program.isC = isC(file);
  if (!program.isC) {
    RenamedSource renamed = withoutNamesOfCuda(*source->unit, source->text, request.otherNames);
    program.notCxx = std::move(renamed.notRenamed);
    if (renamed.text != source->text) source = parse(*command, program, std::move(renamed.text));
    if (!source) return std::unexpected(source.error());
  }
  if (!program.isC) source = withoutVectors(*command, program, withoutTemplates(*command, program, std::move(*source)));
  program.text = std::move(source->text);
  program.versionOfC = program.isC ? versionOf(source->unit->getASTContext().getLangOpts()) : 0;
  OpenMpContext context(source->unit->getASTContext(), program);
  recordProgram(context);
  if (program.isC) renameInC(program, request.otherNames);
  recordCudaPragmas(*source->unit, program);
  recordFileScope(*source->unit, program);
  return program;
}

} // namespace warpgrain::frontend
