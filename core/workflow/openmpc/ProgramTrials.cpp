// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/openmpc/ProgramTrials.h"

#include "core/access/symbolic/SymbolicExecution.h"
#include "core/base/Files.h"
#include "core/base/Subprocess.h"
#include "core/base/Trimmed.h"
#include "core/base/UtcTime.h"
#include "core/build/CudaToolkit.h"
#include "core/build/DependencyFile.h"
#include "core/build/NvccFlags.h"
#include "core/build/NvccMessages.h"
#include "core/frontend/flags/CompileCommands.h"
#include "core/workflow/TranslatedUnit.h"
#include "core/workflow/openmpc/TrialRecords.h"
#include "core/workflow/optimise/RequestCosts.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <set>

namespace warpgrain::workflow {

namespace {

namespace fs = std::filesystem;

bool isCSource(const fs::path &file) {
  return file.extension() == ".c";
}

/// Flags that any compiler takes, without what names outputs or phases.
std::vector<std::string> plainFlags(const build::NvccFlags &flags) {
  std::vector<std::string> out = flags.options;
  out.insert(out.end(), flags.hostFlags.begin(), flags.hostFlags.end());
  for (const build::IncludeFolder &each : flags.includes.folders)
    out.insert(out.end(), {std::string(flagOf(each.kind)), each.folder.string()});
  for (const fs::path &each : flags.includes.forced)
    out.insert(out.end(), {"-include", each.string()});
  return out;
}

/// Sectors of 32 bytes that requests of an iteration touch, of all kernels; of two orders of a kernel's loops those of
/// the one that gains. None where a kernel is not followed.
std::optional<std::int64_t> sectorsOf(const model::Unit &unit) {
  const auto isError = [](const model::Diagnostic &each) { return each.severity == model::Severity::error; };
  if (std::ranges::any_of(unit.diagnostics, isError)) return std::nullopt;
  std::int64_t out = 0;
  for (const model::FunctionId id : unit.kernels()) {
    if (unit.findKernel(unit[id].qualifiedName + "_swapped")) continue;
    const access::KernelInstances instances =
        access::executeSymbolically(unit, id, access::LaunchContext::of(unit, id));
    if (instances.limit) return std::nullopt;
    const auto thread = threadAlongX(instances.atoms);
    for (const access::AccessInstance &access : instances.accesses) {
      if (!access.array || access.space != model::MemorySpace::global) continue;
      const int ways = access.kind == model::AccessKind::read || access.kind == model::AccessKind::write ? 1 : 2;
      out += ways * (thread ? sectorsAlong(instances, access, *thread) : 1);
    }
  }
  return out;
}

/// A CUDA program is one of C++ whatever its source was.
std::vector<std::string> withoutStandardOfC(std::vector<std::string> flags) {
  std::erase_if(flags, [](const std::string &flag) {
    return (flag.starts_with("-std=") || flag.starts_with("--std=")) && flag.find("++") == std::string::npos;
  });
  return flags;
}

std::vector<std::string> hostFlags(const TranslateRequest &source) {
  return source.flags.value_or(std::vector<std::string>());
}

SubprocessRequest quietly(std::vector<std::string> arguments, double seconds = 600) {
  SubprocessRequest out{.arguments = std::move(arguments)};
  out.timeout = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
  out.mayTimeOut = true;
  return out;
}

std::string firstLines(const std::string &text) {
  const std::string errors = build::firstErrors(text);
  return errors.empty() ? std::string(trimmed(text)) : errors;
}

std::vector<std::string> linesOf(const std::string &text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    out.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

/// "name, uuid, memory in MiB, driver, compute capability" of the first GPU.
std::vector<std::string> fieldsOf(const std::string &line) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find(',', at), line.size());
    out.emplace_back(trimmed(std::string_view(line).substr(at, end - at)));
    at = end + 1;
  }
  return out;
}

} // namespace

Result<measure::Environment> gpuOfThisMachine() {
  const std::string none = "This machine has no GPU that runs CUDA programs";
  const auto asked = runSubprocess(quietly(
      {"nvidia-smi", "--query-gpu=name,uuid,memory.total,driver_version,compute_cap", "--format=csv,noheader,nounits"},
      30));
  if (!asked) return fail(ErrorKind::tool, none + ": nvidia-smi cannot be started.");
  const std::vector<std::string> lines = linesOf(asked->standardOutput);
  const std::vector<std::string> fields = lines.empty() ? std::vector<std::string>() : fieldsOf(lines.front());
  if (!asked->succeeded() || fields.size() < 5) return fail(ErrorKind::tool, none + ": nvidia-smi lists none.");
  measure::Environment out;
  out.run = utcTime("%Y%m%dT%H%M%SZ");
  out.date = utcTime("%Y-%m-%dT%H:%M:%SZ");
  out.gpu = fields[0];
  out.uuid = fields[1];
  out.memoryBytes = std::strtoull(fields[2].c_str(), nullptr, 10) << 20U;
  out.driver = fields[3];
  out.architecture = "sm_" + fields[4];
  std::erase(out.architecture, '.');
  return out;
}

Result<ProgramTrials> ProgramTrials::open(ProgramTrialsOrder order, const CancellationToken &cancel) {
  ProgramTrials out(std::move(order));
  if (out.order_.onGpu) {
    auto gpu = gpuOfThisMachine();
    if (!gpu) return std::unexpected(gpu.error());
    const auto toolkit = build::findCudaToolkit(out.order_.cudaPath);
    if (!toolkit) return std::unexpected(toolkit.error());
    const auto nvcc = toolkit->requireNvcc();
    if (!nvcc) return std::unexpected(nvcc.error());
    out.nvcc_ = nvcc->string();
    out.compiler_ = "nvcc " + toolkit->version + " " + gpu->architecture;
    out.environment_ = std::move(*gpu);
  }
  if (auto done = out.findFlags(); !done) return std::unexpected(done.error());
  if (auto done = out.compileOriginal(cancel); !done) return std::unexpected(done.error());
  if (auto done = out.hashSources(cancel); !done) return std::unexpected(done.error());
  if (!out.order_.store.empty()) {
    auto store = tune::Store::open(out.order_.store);
    if (!store) return std::unexpected(store.error());
    out.notes_ = store->notes();
    out.store_ = std::move(*store);
  }
  return out;
}

/// Those of a compilation database become flags of the source, for every compiler alike.
Result<void> ProgramTrials::findFlags() {
  for (TranslateRequest &source : order_.sources) {
    if (source.flags) continue;
    const auto found = source.database ? frontend::findCompileCommandIn(*source.database, source.file)
                                       : frontend::findCompileCommand(source.file);
    if (!found) return std::unexpected(found.error());
    if (!*found) continue;
    source.flags = plainFlags(build::translateForNvcc((*found)->flags, (*found)->folder));
    source.flagsFolder = (*found)->folder;
  }
  return {};
}

/// C and C++ sources have a compiler each, and one program.
Result<void> ProgramTrials::compileOriginal(const CancellationToken &cancel) {
  const fs::path folder = order_.folder / "original";
  std::error_code ignored;
  fs::create_directories(folder, ignored);
  std::vector<std::string> link{"gcc", "-fopenmp", "-o", (order_.folder / "original" / "program").string()};
  for (std::size_t i = 0; i < order_.sources.size(); ++i) {
    const TranslateRequest &source = order_.sources[i];
    const bool isC = isCSource(source.file);
    if (!isC) link.front() = "g++";
    const std::string object = (folder / (std::to_string(i) + ".o")).string();
    std::vector<std::string> words{isC ? "gcc" : "g++", "-O2", "-fopenmp", "-w", "-c", "-o", object};
    const std::vector<std::string> flags = hostFlags(source);
    words.insert(words.end(), flags.begin(), flags.end());
    words.push_back(fs::absolute(source.file).string());
    SubprocessRequest request = quietly(std::move(words));
    request.folder = source.flagsFolder;
    const auto built = runSubprocess(request, cancel);
    if (!built) return std::unexpected(built.error());
    if (!built->succeeded())
      return fail(ErrorKind::tool, "The original does not compile, with which translations are compared: " +
                                       firstLines(built->standardError));
    link.push_back(object);
  }
  link.emplace_back("-lm");
  const auto linked = runSubprocess(quietly(std::move(link)), cancel);
  if (!linked) return std::unexpected(linked.error());
  if (!linked->succeeded())
    return fail(ErrorKind::tool, "The original cannot be linked: " + firstLines(linked->standardError));
  return {};
}

/// Of the sources and all own headers that they include.
Result<void> ProgramTrials::hashSources(const CancellationToken &cancel) {
  std::vector<std::string> parts{std::string(trialScheme)};
  std::set<fs::path> files;
  for (const TranslateRequest &source : order_.sources) {
    const std::vector<std::string> flags = hostFlags(source);
    parts.insert(parts.end(), flags.begin(), flags.end());
    std::vector<std::string> words{isCSource(source.file) ? "gcc" : "g++", "-fopenmp", "-MM"};
    words.insert(words.end(), flags.begin(), flags.end());
    words.push_back(fs::absolute(source.file).string());
    SubprocessRequest request = quietly(std::move(words));
    request.folder = source.flagsFolder;
    const auto listed = runSubprocess(request, cancel);
    if (!listed) return std::unexpected(listed.error());
    if (!listed->succeeded())
      return fail(ErrorKind::tool,
                  "The headers of " + source.file.string() + " cannot be listed: " + firstLines(listed->standardError));
    const fs::path folder = source.flagsFolder.empty() ? fs::current_path() : source.flagsFolder;
    for (const fs::path &each : build::parseDependencies(listed->standardOutput, folder))
      files.insert(each);
  }
  for (const fs::path &each : files) {
    auto text = readFile(each);
    if (!text) return std::unexpected(text.error());
    parts.push_back(std::move(*text));
  }
  sourceHash_ = hashContent(parts).hex();
  return {};
}

Result<void> ProgramTrials::prepare(const ProgramInput &input, const CancellationToken &cancel) {
  if (originals_.contains(input.text())) return {};
  Original out;
  for (const bool isFirst : {true, false}) {
    std::vector<std::string> words{(order_.folder / "original" / "program").string()};
    words.insert(words.end(), input.arguments.begin(), input.arguments.end());
    SubprocessRequest request = quietly(std::move(words), order_.seconds);
    request.environment = {{"OMP_NUM_THREADS", "1"}};
    const auto ran = runSubprocess(request, cancel);
    if (!ran) return std::unexpected(ran.error());
    const std::string how = input.arguments.empty() ? "without arguments" : "with the arguments " + input.text();
    if (ran->timedOut)
      return fail(ErrorKind::tool,
                  "The original runs longer than the limit " + how + "; allow more with --time-limit.");
    if (!ran->succeeded())
      return fail(ErrorKind::tool, "The original ends with " + ran->inWords() + " " + how + ": " +
                                       firstLines(ran->standardError + ran->standardOutput));
    if (isFirst) {
      out.output = ran->standardOutput;
      out.milliseconds = static_cast<double>(ran->wallTime.count());
      continue;
    }
    const std::vector<std::string> one = linesOf(out.output);
    const std::vector<std::string> other = linesOf(ran->standardOutput);
    if (one.size() != other.size()) {
      if (outputDifference(out.output, ran->standardOutput, order_.rules))
        return fail(ErrorKind::tool, "The original prints a different number of lines each time " + how +
                                         "; leave such lines out with --ignore.");
      continue;
    }
    for (std::size_t i = 0; i < one.size(); ++i)
      if (outputDifference(one[i], other[i], order_.rules)) out.unsteady.push_back(i);
  }
  if (!out.unsteady.empty())
    notes_.push_back(std::to_string(out.unsteady.size()) +
                     " lines of the original's output differ from run to run and are not compared, the first of them "
                     "line " +
                     std::to_string(out.unsteady.front() + 1) + ".");
  if (trimmed(out.output).empty())
    notes_.emplace_back(
        "The original prints nothing on standard output, so there is nothing to compare translations by.");
  originals_[input.text()] = std::move(out);
  return {};
}

std::string ProgramTrials::steady(const std::string &output, const Original &original) const {
  if (original.unsteady.empty()) return output;
  const std::vector<std::string> lines = linesOf(output);
  std::string out;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (std::ranges::find(original.unsteady, i) == original.unsteady.end()) out += lines[i] + "\n";
  return out;
}

Result<std::vector<std::pair<fs::path, std::string>>> ProgramTrials::cudaOf(const Configuration &configuration) const {
  std::vector<TranslateRequest> requests;
  for (const TranslateRequest &source : order_.sources) {
    auto request = requestWith(source, configuration);
    if (!request) return std::unexpected(request.error());
    requests.push_back(std::move(*request));
  }
  auto translated = order_.translate ? order_.translate(std::move(requests)) : translateProgram(std::move(requests));
  if (!translated) return std::unexpected(translated.error());
  std::vector<std::pair<fs::path, std::string>> out;
  std::set<std::string> names;
  for (std::size_t i = 0; i < translated->size(); ++i) {
    fs::path name = order_.sources[i].file.filename().replace_extension(".cu");
    if (!names.insert(name.string()).second) name = std::to_string(i) + "-" + name.string();
    out.emplace_back(std::move(name), std::move((*translated)[i].cuda.text));
  }
  return out;
}

Result<void> ProgramTrials::compile(Built &built, const CancellationToken &cancel) const {
  std::vector<std::string> words;
  if (!order_.onGpu) {
    words = order_.runner;
    for (const fs::path &each : built.files)
      words.push_back(each.string());
    if (!order_.cudaPath.empty()) words.insert(words.end(), {"--cuda-path", order_.cudaPath.string()});
    for (const TranslateRequest &source : order_.sources)
      words.push_back("--flag=-I" + fs::absolute(source.file).parent_path().string());
    for (const std::string &flag : hostFlags(order_.sources.front()))
      if (!flag.starts_with("-std=")) words.push_back("--flag=" + flag);
    words.emplace_back("--");
    built.command = std::move(words);
    built.sectors = 0;
    for (std::size_t i = 0; i < built.files.size() && built.sectors; ++i) {
      const auto text = readTextFile(built.files[i]);
      if (!text) return std::unexpected(text.error());
      const auto unit = parseTranslation(order_.sources[i], fs::absolute(order_.sources[i].file), *text);
      const auto sectors = unit ? sectorsOf(*unit) : std::nullopt;
      built.sectors = sectors ? std::optional(*built.sectors + *sectors) : std::nullopt;
    }
    return {};
  }
  const std::string program = (built.files.front().parent_path() / "program").string();
  words = {
      nvcc_, "-O3",  "--expt-relaxed-constexpr", "-w", "-Xcompiler", "-fopenmp", "-arch=" + environment_->architecture,
      "-o",  program};
  const TranslateRequest &first = order_.sources.front();
  const build::NvccFlags flags = build::translateForNvcc(
      withoutStandardOfC(hostFlags(first)), first.flagsFolder.empty() ? fs::current_path() : first.flagsFolder);
  words.insert(words.end(), flags.options.begin(), flags.options.end());
  for (const std::string &each : flags.hostFlags)
    words.insert(words.end(), {"-Xcompiler", each});
  for (const build::IncludeFolder &each : flags.includes.folders)
    words.insert(words.end(), {"-I", each.folder.string()});
  for (const fs::path &each : flags.includes.forced)
    words.insert(words.end(), {"-include", each.string()});
  for (const TranslateRequest &source : order_.sources)
    words.insert(words.end(), {"-I", fs::absolute(source.file).parent_path().string()});
  for (const fs::path &each : built.files)
    words.push_back(each.string());
  const auto compiled = runSubprocess(quietly(std::move(words)), cancel);
  if (!compiled) return std::unexpected(compiled.error());
  if (!compiled->succeeded()) return fail(ErrorKind::tool, firstLines(compiled->standardError));
  built.command = {program};
  return {};
}

/// Fails where the configuration is refused.
Result<ProgramTrials::Built *> ProgramTrials::write(const Configuration &configuration) {
  Built *&known = written_[configuration.text()];
  if (known != nullptr) return known;
  const auto cuda = cudaOf(configuration);
  if (!cuda) return std::unexpected(cuda.error());
  std::vector<std::string> parts;
  for (const auto &[name, text] : *cuda) {
    parts.push_back(name.string());
    parts.push_back(text);
  }
  const std::string hash = hashContent(parts).hex();
  if (const auto found = built_.find(hash); found != built_.end()) return known = found->second.get();
  const fs::path folder = order_.folder / hash;
  std::error_code ignored;
  fs::create_directories(folder, ignored);
  auto built = std::make_unique<Built>();
  for (const auto &[name, text] : *cuda) {
    built->files.push_back(folder / name);
    if (auto written = writeFileAtomically(built->files.back(), text); !written)
      return std::unexpected(written.error());
  }
  built->hash = hash;
  built->firstConfiguration = configuration.text();
  return known = (built_[hash] = std::move(built)).get();
}

ProgramTrial ProgramTrials::run(const Built &built, const ProgramInput &input, const CancellationToken &cancel) const {
  const Original &original = originals_.at(input.text());
  ProgramTrial out;
  const std::size_t runs = order_.onGpu ? std::max<std::size_t>(1, order_.repetitions) : 1;
  for (std::size_t i = 0; i < runs; ++i) {
    std::vector<std::string> words = built.command;
    words.insert(words.end(), input.arguments.begin(), input.arguments.end());
    SubprocessRequest request = quietly(std::move(words), order_.seconds);
    request.environment = {{"GPU_TRANSFERS", "1"}};
    const auto begin = std::chrono::steady_clock::now();
    const auto ran = runSubprocess(request, cancel);
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begin;
    const auto failed = [&](TrialAnswer answer, const std::string &reason) {
      return ProgramTrial{.answer = answer, .reason = reason, .milliseconds = {}, .transfers = {}};
    };
    if (!ran) return failed(TrialAnswer::notRun, ran.error().message);
    if (ran->timedOut) return failed(TrialAnswer::late, "It did not end within the limit.");
    if (!ran->succeeded())
      return failed(TrialAnswer::notRun, "It ended with " + ran->inWords() + ": " + firstLines(ran->standardError));
    if (const auto difference =
            outputDifference(steady(original.output, original), steady(ran->standardOutput, original), order_.rules))
      return failed(TrialAnswer::wrong, *difference);
    if (order_.onGpu) out.milliseconds.push_back(taken.count());
    out.transfers = transferCountsIn(ran->standardError);
  }
  return out;
}

tune::Record ProgramTrials::recordOf(const Configuration &configuration, const Built &built,
                                     const ProgramInput &input) const {
  tune::Record out;
  tune::RecordKey &key = out.key;
  key.kind = order_.onGpu ? tune::RecordKind::measurement : tune::RecordKind::verification;
  for (const TranslateRequest &each : order_.sources)
    key.kernel += (key.kernel.empty() ? "" : " ") + each.file.filename().string();
  key.source = sourceHash_;
  // Another version of the translator may write another program.
  out.findings = {"CUDA program " + built.hash};
  key.plan = configuration.text();
  key.launch = hashOfRun(input, order_.rules.tolerance);
  key.device = order_.onGpu ? tune::deviceOf(*environment_) : std::string(tune::cpuDevice);
  key.compiler = compiler_;
  key.method = "whole program";
  out.context = input.context();
  out.environment = environment_;
  out.date = utcTime("%Y-%m-%dT%H:%M:%SZ");
  out.sourceName = order_.sources.front().file.filename().string();
  out.launchText = input.text();
  for (const auto &[name, value] : configuration.options)
    out.configuration.emplace_back(name, value);
  return out;
}

/// What an earlier run found out; none where it is to be found out again.
std::optional<ProgramTrial> ProgramTrials::known(const tune::Record &record) const {
  if (!store_) return std::nullopt;
  const auto found = store_->find(record.key);
  return found ? newestTrialIn(*found, record.findings.front()) : std::nullopt;
}

void ProgramTrials::keep(tune::Record record, const ProgramTrial &trial) {
  if (!store_) return;
  putTrialInto(record, trial);
  if (const auto kept = store_->put(record); !kept && std::ranges::find(notes_, kept.error().message) == notes_.end())
    notes_.push_back(kept.error().message);
}

ProgramTrial ProgramTrials::evaluate(const Configuration &configuration, const ProgramInput &input,
                                     const CancellationToken &cancel) {
  if (auto ready = prepare(input, cancel); !ready)
    return {.answer = TrialAnswer::notRun, .reason = ready.error().message};
  const auto written = write(configuration);
  if (!written) return {.answer = TrialAnswer::notTranslated, .reason = written.error().message};
  Built &program = **written;
  if (program.failure) return *program.failure;
  if (const auto found = program.trials.find(input.text()); found != program.trials.end()) {
    ProgramTrial out = found->second;
    out.alike = program.firstConfiguration.empty() ? "the translation without options" : program.firstConfiguration;
    return out;
  }
  const tune::Record record = recordOf(configuration, program, input);
  auto trial = known(record);
  if (!trial) {
    if (program.command.empty())
      if (auto done = compile(program, cancel); !done) {
        const ProgramTrial failure{.answer = TrialAnswer::notBuilt, .reason = done.error().message};
        if (!cancel.stop_requested()) program.failure = failure;
        return failure;
      }
    trial = run(program, input, cancel);
    if (!order_.onGpu && trial->answer == TrialAnswer::right) trial->sectors = program.sectors;
    if (cancel.stop_requested()) return *trial;
    keep(record, *trial);
  }
  program.trials[input.text()] = *trial;
  return *trial;
}

} // namespace warpgrain::workflow
