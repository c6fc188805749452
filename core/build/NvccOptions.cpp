// SPDX-License-Identifier: Apache-2.0
#include "core/build/NvccOptions.h"

#include <algorithm>
#include <array>

namespace warpgrain::build {

namespace {

// Names are lists of words in one text: as an array each would stand on a line of its own.

/// They change the code for the device, or what the compiler accepts.
constexpr std::string_view kept = "use_fast_math G device-debug lineinfo generate-line-info g debug restrict "
                                  "extra-device-vectorization expt-relaxed-constexpr extended-lambda "
                                  "expt-extended-lambda no-exceptions noeh allow-unsupported-compiler w "
                                  "disable-warnings keep-device-functions src-in-ptx source-in-ptx m64 nohdinitlist "
                                  "no-host-device-initializer-list nohdmoveforward no-host-device-move-forward noprof "
                                  "dont-use-profile ewp extensible-whole-program no-align-double";

constexpr std::string_view keptWithValue =
    "maxrregcount ftz prec-div prec-sqrt fmad default-stream Xptxas ptxas-options Xcudafe "
    "Xcicc Xnvvm diag-suppress diag-error diag-warn D define-macro U undefine-macro ccbin "
    "compiler-bindir Ofc Ofast-compile O optimize dopt jtd jump-table-density "
    "static-global-template-stub device-entity-has-hidden-visibility ftemplate-depth "
    "ftemplate-backtrace-limit device-stack-protector ldir libdevice-directory "
    "frandom-seed target-dir target-directory m machine e entries Xcuda-ptxas";

/// Phases, outputs, linking, and flags of Clang that have no meaning for nvcc.
constexpr std::string_view dropped =
    "c compile cuda cubin fatbin ptx optix-ir ltoir E preprocess S M MM MD MMD MP MG "
    "generate-dependencies generate-nonsystem-dependencies "
    "generate-dependencies-with-compile generate-nonsystem-dependencies-with-compile "
    "generate-dependency-targets dw device-w dlink device-link link lib run shared static "
    "rdynamic s dlto dlink-time-opt lto gen-opt-lto keep save-temps clean clean-targets "
    "dryrun v verbose objtemp objdir-as-tempdir pg profile res-usage resource-usage "
    "no-compress nodlink no-device-link r relocatable-link forward-unknown-to-host-linker "
    "use-local-env fdevice-syntax-only aug-hls augment-host-linker-script jobserver pipe "
    "ansi pedantic pedantic-errors cuda-device-only cuda-host-only "
    "cuda-compile-host-device nocudalib nocudainc emit-llvm no-cuda-version-check "
    "nostdlib ggdb";

constexpr std::string_view droppedWithValue =
    "o output-file odir output-directory l library L library-path cudart cudadevrt arbin "
    "archiver-binary Xlinker linker-options Xarchive archive-options Xnvlink "
    "nvlink-options MF MT MQ dependency-output dependency-target-name t threads "
    "split-compile split-compile-extended fdevice-time-trace keep-dir time run-args idp "
    "input-drive-prefix ddp dependency-drive-prefix dp drive-prefix compress-mode "
    "sanitize qpp-config hls host-linker-script arch gpu-architecture code gpu-code "
    "gencode generate-code x opt-info optimization-info brief-diag brief-diagnostics "
    "cuda-gpu-arch offload-arch no-cuda-gpu-arch cuda-path cuda-include-ptx "
    "no-cuda-include-ptx mllvm Xclang Xarch_host Xarch_device gcc-toolchain "
    "gcc-install-dir target serialize-diagnostics Xcuda-fatbinary";

/// Beginnings of host flags that only Clang knows, or that code for the device has no use for.
constexpr std::string_view uselessHostFlags =
    "-fcuda- -fno-cuda- -fgpu- -fno-gpu- -fcolor- -fno-color- -fansi- -fdiagnostics- "
    "-fno-diagnostics- -fmodule -ferror-limit -foffload -fconstexpr- -fexperimental -fsanitize "
    "-fno-sanitize -fprofile -fcoverage -flto -fuse-ld -fcrash-diag -fdebug- -fintegrated- -ftime- "
    "-fno-caret -fmessage- -fdump-";

struct Special {
  std::string_view name;
  OptionHandling handling;
};

constexpr std::array specials{
    Special{"I", OptionHandling::includeFolder},        Special{"include-path", OptionHandling::includeFolder},
    Special{"isystem", OptionHandling::includeFolder},  Special{"system-include", OptionHandling::includeFolder},
    Special{"iquote", OptionHandling::includeFolder},   Special{"idirafter", OptionHandling::includeFolder},
    Special{"include", OptionHandling::forcedInclude},  Special{"pre-include", OptionHandling::forcedInclude},
    Special{"std", OptionHandling::standard},           Special{"c++-standard", OptionHandling::standard},
    Special{"Xcompiler", OptionHandling::hostFlags},    Special{"compiler-options", OptionHandling::hostFlags},
    Special{"optf", OptionHandling::responseFile},      Special{"options-file", OptionHandling::responseFile},
    Special{"rdc", OptionHandling::relocatable},        Special{"relocatable-device-code", OptionHandling::relocatable},
    Special{"dc", OptionHandling::relocatableOn},       Special{"device-c", OptionHandling::relocatableOn},
    Special{"fgpu-rdc", OptionHandling::relocatableOn}, Special{"isysroot", OptionHandling::hostWithValue},
    Special{"imacros", OptionHandling::hostWithValue},
};

/// Calls with each word of a list until the call returns true.
template <typename Test>
bool anyWord(std::string_view list, Test test) {
  while (!list.empty()) {
    const std::string_view word = list.substr(0, list.find(' '));
    if (test(word)) return true;
    list.remove_prefix(std::min(list.size(), word.size() + 1));
  }
  return false;
}

bool isIn(std::string_view name, std::string_view list) {
  return anyWord(list, [&](std::string_view word) { return word == name; });
}

} // namespace

std::optional<OptionHandling> handlingOf(std::string_view name) {
  const auto special = std::ranges::find(specials, name, &Special::name);
  if (special != specials.end()) return special->handling;
  if (isIn(name, kept)) return OptionHandling::keep;
  if (isIn(name, keptWithValue)) return OptionHandling::keepWithValue;
  if (isIn(name, dropped)) return OptionHandling::drop;
  if (isIn(name, droppedWithValue)) return OptionHandling::dropWithValue;
  return std::nullopt;
}

bool isUselessHostFlag(std::string_view flag) {
  return anyWord(uselessHostFlags, [&](std::string_view lead) { return flag.starts_with(lead); });
}

} // namespace warpgrain::build
