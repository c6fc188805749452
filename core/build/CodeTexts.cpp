// SPDX-License-Identifier: Apache-2.0
#include "core/build/CodeTexts.h"

#include "core/base/Files.h"
#include "core/base/Spawn.h"
#include "core/base/Subprocess.h"

namespace warpgrain::build {

namespace {

namespace fs = std::filesystem;

constexpr const char *disassembler = "nvdisasm";

Result<std::string> readPtx(const fs::path &folder) {
  std::error_code error;
  for (const fs::directory_entry &entry : fs::directory_iterator(folder, error))
    if (entry.path().extension() == ".ptx") return readFile(entry.path());
  return fail(ErrorKind::tool,
              "nvcc kept no PTX text of this source; is -dlto or a real architecture without PTX among "
              "its flags?");
}

Result<std::string> disassemble(const fs::path &program, const CompiledFiles &files, const char *what,
                                const CancellationToken &cancel) {
  const auto run = runSubprocess(
      {.arguments = {program.string(), "-c", what, files.cubin.string()}, .folder = files.folder}, cancel);
  if (!run) return std::unexpected(run.error());
  if (run->succeeded()) return run->standardOutput;
  return fail(ErrorKind::tool, program.string() + " could not read the machine code (" + run->inWords() +
                                   "): " + run->standardError + " Use the nvdisasm of the toolkit that compiles.");
}

Result<Disassembly> disassembleBoth(const CompiledFiles &files, const CudaToolkit &toolkit,
                                    const CancellationToken &cancel) {
  const auto program = findDisassembler(toolkit);
  if (!program) return std::unexpected(program.error());
  auto lines = disassemble(*program, files, "-gi", cancel);
  if (!lines) return std::unexpected(lines.error());
  // Older ones know no -lrm; then the registers are not known.
  auto registers = disassemble(*program, files, "-lrm=count", cancel);
  if (!registers && registers.error().kind == ErrorKind::cancelled) return std::unexpected(registers.error());
  return Disassembly{.withLines = std::move(*lines),
                     .withRegisters = registers ? std::move(*registers) : std::string()};
}

} // namespace

Result<fs::path> findDisassembler(const CudaToolkit &toolkit) {
  if (toolkit.nvcc)
    if (auto beside = findProgram((toolkit.nvcc->parent_path() / disassembler).string())) return *std::move(beside);
  if (auto inRoot = findProgram((toolkit.root / "bin" / disassembler).string())) return *std::move(inRoot);
  if (auto found = findProgram(disassembler)) return *std::move(found);
  return fail(ErrorKind::tool, "There is no nvdisasm in the CUDA toolkit at " + toolkit.root.string() +
                                   " or on PATH, so the machine code (SASS) cannot be shown; PTX can. It comes with "
                                   "the full toolkit, and with NVIDIA's package cuda-nvdisasm.");
}

Result<CodeTexts> readCode(const CompiledFiles &files, const CudaToolkit &toolkit, const CancellationToken &cancel) {
  auto ptx = readPtx(files.folder);
  if (!ptx) return std::unexpected(ptx.error());
  auto sass = disassembleBoth(files, toolkit, cancel);
  if (!sass && sass.error().kind == ErrorKind::cancelled) return std::unexpected(sass.error());
  return CodeTexts{.ptx = std::move(*ptx), .sass = std::move(sass)};
}

} // namespace warpgrain::build
