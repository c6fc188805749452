// SPDX-License-Identifier: Apache-2.0
#include "app/capture/Modules.h"

#include "core/capture/KernelName.h"
#include "core/measure/CubinVariables.h"

#include <algorithm>

namespace warpgrain::capture {

void Modules::add(std::uint32_t id, std::string cubin) {
  const auto contents = measure::readCubin(cubin);
  if (!contents) return; // not to be replayed; find() says that the kernel's module was not seen
  // Libraries bring thousands of kernels: what nobody asks for is not kept.
  if (std::ranges::none_of(contents->kernels, [this](const std::string &name) { return matches(name, wanted_); }))
    return;
  loaded_.push_back({.id = id, .cubin = std::move(cubin)});
}

void Modules::remove(std::uint32_t id) {
  std::erase_if(loaded_, [id](const Loaded &one) { return one.id == id; });
}

Result<std::string> Modules::find(const std::string &kernel) const {
  const Loaded *found = nullptr;
  for (const Loaded &one : loaded_) {
    const std::string_view code = measure::codeOf(one.cubin, kernel);
    if (code.empty()) continue;
    if (found != nullptr && (measure::codeOf(found->cubin, kernel) != code || found->cubin != one.cubin))
      return fail(ErrorKind::input, "Several modules of the program have a kernel with the symbol " + kernel +
                                        "; which of them was launched cannot be told. Give one of them another name.");
    found = &one;
  }
  if (found == nullptr)
    return fail(ErrorKind::input, "The machine code of " + kernel +
                                      " was not seen when the driver loaded it; start the program with "
                                      "CUDA_MODULE_LOADING=EAGER.");
  return found->cubin;
}

} // namespace warpgrain::capture
