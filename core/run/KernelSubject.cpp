// SPDX-License-Identifier: Apache-2.0
#include "core/run/KernelSubject.h"

#include "core/model/Dialect.h"

namespace warpgrain::run {

DeviceSource deviceSourceOf(const KernelSubject &subject) {
  return {.file = subject.unit->files.front().path,
          .texts = {},
          .flags = subject.flags,
          .folder = subject.folder,
          .cudaRoot = subject.toolkit ? subject.toolkit->root : std::filesystem::path(),
          .architecture = subject.architecture,
          .compatibility = subject.suppliesRemovedNames};
}

Result<ResolvedLaunch> resolveLaunch(const KernelSubject &subject) {
  return resolveLaunch(*subject.unit, subject.kernel, subject.instance, subject.form, subject.givenBy);
}

Result<void> checkCanRun(const KernelSubject &subject) {
  if (!subject.toolkit && subject.unit->dialect->needsCudaToolkit())
    return fail(ErrorKind::tool,
                "A kernel runs on the CPU with the headers of a CUDA toolkit. " + subject.toolkit.error().message);
  if (!subject.unit->hasErrors()) return {};
  const bool hasWindow = subject.givenBy == LaunchGivenBy::form;
  if (!subject.unit->dialect->needsCudaToolkit())
    return fail(ErrorKind::input,
                std::string("Clang, with which Warpgrain reads sources, does not accept this one") +
                    (hasWindow ? ": see Problems. Nothing of it can be run." : " (its errors are above)."));
  return fail(ErrorKind::input,
              std::string("Clang, with which Warpgrain reads and runs sources, does not accept this one") +
                  (hasWindow ? ": see Problems. Nothing of it can be run; nvcc may accept it."
                             : " (its errors are above); nvcc may."));
}

} // namespace warpgrain::run
