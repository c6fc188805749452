// SPDX-License-Identifier: Apache-2.0
#include "core/build/NvccCompiler.h"

#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/build/DependencyFile.h"
#include "core/build/NvccFlags.h"
#include "core/build/NvccMessages.h"
#include "core/device/ComputeCapability.h"

#include <algorithm>
#include <fstream>

namespace warpgrain::build {

namespace {

namespace fs = std::filesystem;

/// Names in the work folder; nvcc is started there, so that they need no path: it builds shell
/// commands of its own, in which a path with a blank would fall apart.
constexpr const char *hostFlagsFile = "host-flags";
constexpr const char *forcedHeader = "forced.h";
constexpr const char *dependencyFile = "kernel.d";
constexpr const char *cubinFile = "kernel.cubin";

Result<void> checkArchitecture(const CudaToolkit &toolkit, const std::string &architecture) {
  const auto capability = device::parseComputeCapability(architecture);
  if (!capability) return std::unexpected(capability.error());
  if (!architecture.starts_with("sm_"))
    return fail(ErrorKind::usage, "\"" + architecture + "\" does not name a GPU's architecture; write it as " +
                                      capability->architecture() + ".");
  const auto &known = toolkit.architectures;
  if (known.empty() || std::ranges::find(known, capability->architecture()) != known.end()) return {};
  std::string names;
  for (const std::string &name : known)
    names += (names.empty() ? "" : ", ") + name;
  return fail(ErrorKind::refused, "nvcc " + toolkit.version + " does not compile for " + architecture +
                                      ". Choose one of " + names + ", or use a CUDA toolkit of that GPU's time.");
}

/// GCC's response files: one argument a line, in quotes, with quotes and backslashes escaped.
std::string quotedLine(std::string_view argument) {
  std::string line = "\"";
  for (const char c : argument) {
    if (c == '"' || c == '\\') line += '\\';
    line += c;
  }
  return line + "\"\n";
}

Result<void> writeNew(const fs::path &path, const std::string &text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  if (out) return {};
  return fail(ErrorKind::tool, path.string() + " cannot be written; make room in the temporary folder.");
}

/// The flags for the host compiler and the include paths, in files: there they need no quoting
/// against nvcc's commas and its shell.
Result<void> writeFlagFiles(const NvccFlags &flags, const SourcePrelude &prelude, const SourceOverlay &overlay) {
  std::string host;
  for (const std::string &definition : prelude.definitions)
    host += quotedLine(definition);
  for (const std::string &flag : flags.hostFlags)
    host += quotedLine(flag);
  for (const IncludeFolder &include : overlay.includes().folders)
    host += quotedLine(flagOf(include.kind)) + quotedLine(include.folder.string());
  std::string forced = prelude.text;
  for (const fs::path &path : overlay.includes().forced)
    forced += "#include \"" + path.string() + "\"\n";
  if (const auto written = writeNew(overlay.workFolder() / hostFlagsFile, host); !written) return written;
  return writeNew(overlay.workFolder() / forcedHeader, forced);
}

std::vector<std::string> argumentsFor(const fs::path &nvcc, const CompileRequest &request, const NvccFlags &flags,
                                      const SourcePrelude &prelude, const SourceOverlay &overlay) {
  std::vector<std::string> arguments{nvcc.string()};
  arguments.insert(arguments.end(), flags.options.begin(), flags.options.end());
  if (flags.relocatableDeviceCode) arguments.emplace_back("-rdc=true");
  arguments.insert(arguments.end(), {"-cubin", "-arch=" + request.architecture, "-Xptxas", "-v", "-Xcompiler",
                                     "@" + std::string(hostFlagsFile), "-MD", "-MF", dependencyFile, "-o", cubinFile});
  if (request.withCode) arguments.insert(arguments.end(), {"-lineinfo", "-keep"});
  // After cuda_runtime.h, which nvcc includes first: a forced header may use threadIdx.
  if (!overlay.includes().forced.empty() || !prelude.text.empty())
    arguments.insert(arguments.end(), {"-include", forcedHeader});
  arguments.insert(arguments.end(), {"-x", "cu", overlay.mainFile().string()});
  return arguments;
}

Result<SubprocessOutcome> runNvcc(const fs::path &nvcc, const CompileRequest &request, const NvccFlags &flags,
                                  const SourcePrelude &prelude, const SourceOverlay &overlay,
                                  const CancellationToken &cancel) {
  if (const auto written = writeFlagFiles(flags, prelude, overlay); !written) return std::unexpected(written.error());
  return runSubprocess({.arguments = argumentsFor(nvcc, request, flags, prelude, overlay),
                        .folder = overlay.workFolder(),
                        // Its intermediate files go with the overlay, even when it is killed.
                        .environment = {{"TMPDIR", overlay.workFolder().string()}},
                        .timeout = request.timeout,
                        .lowPriority = request.lowPriority},
                       cancel);
}

std::unexpected<Error> compileError(const CompileRequest &request, const SubprocessOutcome &run,
                                    const std::string &log) {
  const std::string what = request.unitFiles.front().string() + " for " + request.architecture;
  if (run.signal)
    return fail(ErrorKind::tool, "nvcc crashed (" + run.inWords() + ") while it compiled " + what +
                                     "; try another CUDA toolkit, or a smaller factor.");
  const std::string errors = firstErrors(log);
  return fail(ErrorKind::input,
              "nvcc could not compile " + what + ":\n" +
                  (errors.empty() ? "it ended with " + run.inWords() + " and said nothing." : errors));
}

bool belongsToSystem(const fs::path &path, const CudaToolkit &toolkit) {
  std::error_code error;
  const std::string name = fs::weakly_canonical(path, error).string();
  const std::string root = fs::weakly_canonical(toolkit.root, error).string() + "/";
  return name.starts_with(root) || name.starts_with("/usr/");
}

std::vector<fs::path> otherFilesRead(const std::vector<fs::path> &read, const CompileRequest &request,
                                     const SourceOverlay &overlay, const CudaToolkit &toolkit) {
  std::vector<fs::path> others;
  const auto isKnown = [&](const fs::path &path) {
    return std::ranges::find(request.unitFiles, path) != request.unitFiles.end() ||
           std::ranges::find(request.changes, path, &ChangedFile::path) != request.changes.end();
  };
  const std::string work = overlay.workFolder().string() + "/";
  for (const fs::path &path : read) {
    const fs::path original = overlay.originalOf(path.lexically_normal());
    if (!isKnown(original) && !original.string().starts_with(work) && !belongsToSystem(original, toolkit))
      others.push_back(original);
  }
  return others;
}

/// The wrong copy in a build is worse than no build: its numbers would be those of another program.
Result<void> checkCopies(const std::vector<fs::path> &read, const SourceOverlay &overlay) {
  const auto originals = overlay.originalsRead(read);
  if (originals.empty()) return {};
  return fail(ErrorKind::internal,
              "nvcc read " + originals.front().string() +
                  " as it is on disk, not as the variant has it, so the result was thrown away. Is it "
                  "included by an absolute path, or found through CPATH? Use -I instead.");
}

std::vector<std::string> notesFor(const CompileRequest &request, const NvccFlags &flags,
                                  const std::vector<KernelResources> &kernels) {
  std::vector<std::string> notes = flags.notes;
  if (flags.relocatableDeviceCode)
    notes.emplace_back("Compiled as relocatable device code (-rdc=true): registers and stack of "
                       "functions in other files "
                       "are not counted; the final numbers come when the program is linked.");
  if (flags.deviceDebug)
    notes.emplace_back("Compiled with -G: device code is not optimised, its registers and time say little.");
  if (kernels.empty())
    notes.push_back("nvcc made no kernel of " + request.unitFiles.front().string() + " for " + request.architecture +
                    ": a template is compiled where it is instantiated, and __CUDA_ARCH__ may leave code out.");
  return notes;
}

/// The notes and the check that need to know what was read. An nvcc that does not tell gets a note
/// instead.
Result<void> judgeReading(const CompileRequest &request, const SourceOverlay &overlay, const CudaToolkit &toolkit,
                          CompileOutcome &outcome) {
  const auto text = readFile(overlay.workFolder() / dependencyFile);
  const auto read = parseDependencies(text.value_or(""), overlay.workFolder());
  if (read.empty()) {
    outcome.notes.emplace_back("nvcc did not tell which files it read, so it could not be checked that it read the "
                               "variant's.");
    return {};
  }
  for (const fs::path &path : overlay.changesNotRead(read))
    outcome.notes.push_back("nvcc does not read " + path.string() + " for this file: the change in it has no effect.");
  outcome.alsoRead = otherFilesRead(read, request, overlay, toolkit);
  return checkCopies(read, overlay);
}

Result<CompileOutcome> collect(const CompileRequest &request, const NvccFlags &flags, const SourceOverlay &overlay,
                               const CudaToolkit &toolkit, std::string log) {
  auto cubin = readFile(overlay.workFolder() / cubinFile);
  if (!cubin)
    return fail(ErrorKind::tool, "nvcc ended without an error but wrote no cubin of " +
                                     request.unitFiles.front().string() + "; check its flags.");
  PtxasLog ptxas = parsePtxasLog(log);
  CompileOutcome outcome;
  outcome.notes = notesFor(request, flags, ptxas.kernels);
  outcome.kernels = std::move(ptxas.kernels);
  outcome.cubin = std::move(*cubin);
  outcome.log = std::move(log);
  for (std::string &warning : ptxas.warnings)
    outcome.notes.push_back("ptxas: " + std::move(warning));
  if (const auto judged = judgeReading(request, overlay, toolkit, outcome); !judged)
    return std::unexpected(judged.error());
  return outcome;
}

/// The texts of the code with the person's paths, which only the overlay knows.
Result<void> addCode(const SourceOverlay &overlay, const CudaToolkit &toolkit, const CancellationToken &cancel,
                     CompileOutcome &outcome) {
  auto code = readCode({.folder = overlay.workFolder(), .cubin = cubinFile}, toolkit, cancel);
  if (!code) return std::unexpected(code.error());
  code->ptx = overlay.withOriginalPaths(std::move(code->ptx));
  if (code->sass) code->sass->withLines = overlay.withOriginalPaths(std::move(code->sass->withLines));
  outcome.code = std::move(*code);
  return {};
}

} // namespace

fs::path CompileRequest::flagFolder() const {
  if (!folder.empty() || unitFiles.empty()) return folder;
  return unitFiles.front().parent_path();
}

const KernelResources *CompileOutcome::find(std::string_view mangledName) const {
  const auto found = std::ranges::find(kernels, mangledName, &KernelResources::mangledName);
  return found != kernels.end() ? &*found : nullptr;
}

Result<CompileOutcome> NvccCompiler::compileOnce(const fs::path &nvcc, const CompileRequest &request,
                                                 const SourcePrelude &prelude, const CancellationToken &cancel) const {
  const NvccFlags flags = translateForNvcc(request.flags, request.flagFolder());
  const auto overlay =
      SourceOverlay::create({.unitFiles = request.unitFiles, .changes = request.changes, .includes = flags.includes});
  if (!overlay) return std::unexpected(overlay.error());
  const auto run = runNvcc(nvcc, request, flags, prelude, *overlay, cancel);
  if (!run) return std::unexpected(run.error());
  std::string log = overlay->withOriginalPaths(run->standardOutput + run->standardError);
  if (!run->succeeded()) return compileError(request, *run, log);
  auto outcome = collect(request, flags, *overlay, toolkit_, std::move(log));
  if (!outcome) return outcome;
  outcome->wallTime = run->wallTime;
  if (request.withCode)
    if (const auto added = addCode(*overlay, toolkit_, cancel, *outcome); !added) return std::unexpected(added.error());
  return outcome;
}

Result<CompileOutcome> NvccCompiler::compile(const CompileRequest &request, const CancellationToken &cancel) const {
  const auto nvcc = toolkit_.requireNvcc();
  if (!nvcc) return std::unexpected(nvcc.error());
  if (const auto checked = checkArchitecture(toolkit_, request.architecture); !checked)
    return std::unexpected(checked.error());
  auto outcome = compileOnce(*nvcc, request, {}, cancel);
  if (outcome || outcome.error().kind != ErrorKind::input || request.prelude.empty()) return outcome;
  // The errors told are those of the source as it is.
  auto second = compileOnce(*nvcc, request, request.prelude, cancel);
  if (!second) return second.error().kind == ErrorKind::cancelled ? std::move(second) : std::move(outcome);
  second->notes.emplace_back("The source uses names that CUDA " + std::to_string(toolkit_.major) +
                             " does not have any more; they were supplied to compile it.");
  return second;
}

} // namespace warpgrain::build
