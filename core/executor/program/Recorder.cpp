// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Recorder.h"

#include "core/executor/program/DeviceLookup.h"
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/RunProgram.h"
#include "core/executor/runtime/launch/LaunchState.h"

#include <cstring>
#include <fstream>
#include <set>
#include <span>

namespace warpgrain::executor {

namespace {

namespace fs = std::filesystem;

/// "scale" of "void tools::scale<float>(float*, int)"; "tools::scale" with its qualification.
std::string_view withoutSignature(std::string_view name, bool qualified) {
  std::size_t end = name.size();
  for (std::size_t i = 0; i < name.size(); ++i) {
    if ((name[i] == '(' || name[i] == '<') && !name.substr(i).starts_with("(anonymous")) {
      end = i;
      break;
    }
    if (name.substr(i).starts_with("(anonymous namespace)")) i += std::string_view("(anonymous namespace)").size() - 1;
  }
  name = name.substr(0, end);
  if (const std::size_t type = name.rfind(' '); type != std::string_view::npos) name.remove_prefix(type + 1);
  const std::size_t scope = name.rfind("::");
  return qualified || scope == std::string_view::npos ? name : name.substr(scope + 2);
}

bool isWished(const ProgramKernelCode &kernel, const std::string &wish) {
  return wish.empty() || wish == kernel.symbol || wish == withoutSignature(kernel.name, true) ||
         wish == withoutSignature(kernel.name, false);
}

fs::path write(LaunchState &launch, const fs::path &folder, const std::string &name, std::span<const std::byte> bytes) {
  fs::path path = folder / name;
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out)
    endWith(launch, run::Fault{.kind = run::FaultKind::memory,
                               .message = "The launch cannot be written to " + path.string() +
                                          "; make room there, or set TMPDIR to another folder.",
                               .file = {}});
  return path;
}

/// Every pointer into the device's memory, wherever it stands in a parameter.
void recordBuffers(LaunchState &state, const std::vector<std::uint8_t> &parameter, const fs::path &folder,
                   run::RecordedLaunch &launch, std::set<std::uintptr_t> &known) {
  for (std::size_t offset = 0; offset + sizeof(void *) <= parameter.size(); offset += sizeof(void *)) {
    std::uintptr_t address = 0;
    std::memcpy(&address, parameter.data() + offset, sizeof address);
    const Allocation *memory = state.memory.find(address);
    if (memory == nullptr || !known.insert(address).second) continue;
    const std::uint64_t bytes = memory->end - address;
    const auto path = write(state, folder, "buffer" + std::to_string(launch.buffers.size()),
                            {reinterpret_cast<const std::byte *>(address), bytes});
    launch.buffers.push_back({.address = address, .bytes = bytes, .file = path});
  }
}

void recordSymbols(const ProgramRuntime &runtime, const ProgramKernelCode &kernel, const fs::path &folder,
                   run::RecordedLaunch &launch) {
  for (const DeviceVariable &used : kernel.lowered.variables) {
    const PlacedVariable *variable = variableNamed(runtime, used.mangledName);
    if (variable == nullptr || !variable->variable.isOfSource) continue;
    const auto path = write(runtime.launch, folder, "symbol" + std::to_string(launch.symbols.size()),
                            {variable->address, variable->variable.bytes});
    launch.symbols.push_back({.name = variable->variable.name, .bytes = variable->variable.bytes, .file = path});
  }
}

} // namespace

void recordIfWished(ProgramRuntime &runtime, const ProgramKernelCode &kernel, std::size_t source,
                    const GridLaunch &grid, void **arguments) {
  ++runtime.launches;
  const auto &wish = runtime.request.record;
  if (!wish || !isWished(kernel, wish->kernel) || ++runtime.matchingLaunches != wish->launch) return;
  const fs::path &folder = runtime.request.outputFolder;
  run::RecordedLaunch launch{.source = source,
                             .kernel = kernel.symbol,
                             .grid = grid.grid,
                             .block = grid.block,
                             .sharedBytes = grid.sharedBytes};
  std::set<std::uintptr_t> known;
  for (std::size_t i = 0; i < kernel.parameterBytes.size(); ++i) {
    const auto *begin = static_cast<const std::uint8_t *>(arguments[i]);
    launch.parameters.emplace_back(begin, begin + kernel.parameterBytes[i]);
    recordBuffers(runtime.launch, launch.parameters.back(), folder, launch, known);
  }
  recordSymbols(runtime, kernel, folder, launch);
  const std::string bytes = pack(launch);
  write(runtime.launch, folder, run::program_files::launch, std::as_bytes(std::span(bytes)));
  if (wish->endsThere) endProgram(runtime, 0);
}

} // namespace warpgrain::executor
