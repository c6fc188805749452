// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/flags/CompileFlags.h"

#include "core/base/Files.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <sstream>
#include <string_view>

namespace warpgrain::frontend {

namespace {

using Flags = std::vector<std::string>;

/// nvcc accepts one and two dashes, and its values as `--option value`, `--option=value` and
/// `-ovalue`. The names here are without dashes; the source is nvcc's documentation, chapter
/// "Command Option Description".
constexpr std::array keptWithValue{
    std::string_view("I"),       std::string_view("D"),      std::string_view("U"),         std::string_view("isystem"),
    std::string_view("include"), std::string_view("iquote"), std::string_view("idirafter"), std::string_view("std"),
};

/// nvcc's long names of flags that Clang spells the short way.
constexpr std::array<std::array<std::string_view, 2>, 7> longNames{{
    {"include-path", "I"},
    {"define-macro", "D"},
    {"undefine-macro", "U"},
    {"system-include", "isystem"},
    {"pre-include", "include"},
    {"imacros", "imacros"},
    {"c++-standard", "std"},
}};

/// Flags with a value that say nothing about what the source means.
constexpr std::array droppedWithValue{
    std::string_view("o"),
    std::string_view("output-file"),
    std::string_view("MF"),
    std::string_view("MT"),
    std::string_view("MQ"),
    std::string_view("odir"),
    std::string_view("output-directory"),
    std::string_view("ccbin"),
    std::string_view("compiler-bindir"),
    std::string_view("keep-dir"),
    std::string_view("maxrregcount"),
    std::string_view("Xptxas"),
    std::string_view("ptxas-options"),
    std::string_view("Xlinker"),
    std::string_view("linker-options"),
    std::string_view("Xarchive"),
    std::string_view("Xnvlink"),
    std::string_view("nvlink-options"),
    std::string_view("Xcudafe"),
    std::string_view("diag-suppress"),
    std::string_view("diag-error"),
    std::string_view("diag-warn"),
    std::string_view("l"),
    std::string_view("library"),
    std::string_view("L"),
    std::string_view("library-path"),
    std::string_view("cudart"),
    std::string_view("cudadevrt"),
    std::string_view("t"),
    std::string_view("threads"),
    std::string_view("ftz"),
    std::string_view("prec-div"),
    std::string_view("prec-sqrt"),
    std::string_view("fmad"),
    std::string_view("default-stream"),
    std::string_view("time"),
    std::string_view("split-compile"),
    std::string_view("x"),
    std::string_view("machine"),
    std::string_view("entries"),
    std::string_view("drive-prefix"),
    std::string_view("archive-options"),
    std::string_view("run-args"),
    std::string_view("target-directory"),
    std::string_view("Werror"),
    std::string_view("relocatable-device-code"),
    std::string_view("rdc"),
    std::string_view("cuda-path"),
    std::string_view("march"),
    std::string_view("mtune"),
};

template <std::size_t N>
bool oneOf(std::string_view name, const std::array<std::string_view, N> &names) {
  return std::ranges::find(names, name) != names.end();
}

std::string_view withoutDashes(std::string_view flag) {
  flag.remove_prefix(std::min(flag.find_first_not_of('-'), flag.size()));
  return flag;
}

Flags splitAt(std::string_view text, char separator) {
  Flags parts;
  std::istringstream in{std::string(text)};
  for (std::string part; std::getline(in, part, separator);)
    if (!part.empty()) parts.push_back(part);
  return parts;
}

/// "compute_90" and "sm_90a" both name an architecture to parse for; "native", "all" and "lto_90"
/// do not. Of "arch=compute_80,code=sm_86" it is the first: the one that __CUDA_ARCH__ tells.
std::optional<std::string> architectureIn(std::string_view text) {
  const std::size_t at = std::min(text.find("sm_"), text.find("compute_"));
  if (at == std::string_view::npos) return std::nullopt;
  const std::size_t begin = text.find('_', at) + 1;
  std::size_t end = begin;
  while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0)
    ++end;
  return "sm_" + std::string(text.substr(begin, end - begin));
}

class Translator {
public:
  explicit Translator(std::filesystem::path folder) : folder_(std::move(folder)) {}

  ClangFlags run(const Flags &flags) {
    add(flags);
    return std::move(result_);
  }

private:
  void add(const Flags &flags) {
    for (std::size_t i = 0; i < flags.size(); ++i)
      i += addFlag(flags[i], i + 1 < flags.size() ? std::optional(flags[i + 1]) : std::nullopt);
  }

  /// Handles one flag; the number of following flags it used as its value.
  std::size_t addFlag(const std::string &flag, const std::optional<std::string> &next) {
    if (flag.size() < 2 || flag[0] != '-') return 0; // an input file, or `-`
    const std::string_view whole = withoutDashes(flag);
    const std::size_t equals = whole.find('=');
    const std::string_view name = whole.substr(0, equals);
    const bool attached = equals != std::string_view::npos;
    const std::string value = attached ? std::string(whole.substr(equals + 1)) : next.value_or("");
    const std::size_t used = attached || !next ? 0 : 1;

    if (name == "options-file" || name == "optf") return addResponseFile(value), used;
    if (name == "Xcompiler" || name == "compiler-options") return addHostFlags(value), used;
    if (name == "gencode" || name == "generate-code" || name == "arch" || name == "gpu-architecture" ||
        name == "code" || name == "gpu-code" || name == "cuda-gpu-arch" || name == "offload-arch")
      return addArchitecture(value), used;
    if (whole == "rdc=true" || whole == "relocatable-device-code=true" || whole == "dc" || whole == "device-c" ||
        ((name == "rdc" || name == "relocatable-device-code") && value == "true"))
      return result_.relocatableDeviceCode = true, whole == "dc" || whole == "device-c" ? 0 : used;
    if (name == "cl-std") return result_.arguments.push_back("-cl-std=" + value), used;
    if (const auto macro = macroOf(whole)) return addKept("D", *macro), 0;
    if (const auto known = longName(name)) return addKept(*known, value), used;
    if (oneOf(name, keptWithValue)) return addKept(name, value), used;
    if (oneOf(name, droppedWithValue)) return dropsNext(name, attached) ? used : 0;
    if (const auto joined = joinedName(flag)) {
      addKept(*joined, flag.substr(1 + joined->size()));
      return 0;
    }
    if (flag[1] != '-' && std::string_view("IDU").find(flag[1]) != std::string_view::npos) {
      addKept(whole.substr(0, 1), std::string(whole.substr(1)));
      return 0;
    }
    if (flag.starts_with("-W") || flag.starts_with("-f") || flag.starts_with("-m")) addHostFlag(flag);
    return 0;
  }

  /// -Werror stands alone for GCC and takes a kind for nvcc, which writes it with `=` in practice.
  static bool dropsNext(std::string_view name, bool attached) { return name != "Werror" && !attached; }

  /// "-isystem/usr/include", as GCC and Clang take it too.
  static std::optional<std::string_view> joinedName(std::string_view flag) {
    for (const std::string_view name : {"isystem", "include", "iquote", "idirafter"}) {
      const bool begins = flag.starts_with('-') && flag.substr(1).starts_with(name);
      if (begins && flag.size() > 1 + name.size() && flag[1 + name.size()] != '-') return name;
    }
    return std::nullopt;
  }

  /// What nvcc defines for a flag of its own; libraries ask for it.
  static std::optional<std::string> macroOf(std::string_view flag) {
    if (flag == "extended-lambda" || flag == "expt-extended-lambda") return "__CUDACC_EXTENDED_LAMBDA__=1";
    if (flag == "expt-relaxed-constexpr") return "__CUDACC_RELAXED_CONSTEXPR__=1";
    return std::nullopt;
  }

  static std::optional<std::string_view> longName(std::string_view name) {
    for (const auto &[longForm, shortForm] : longNames)
      if (name == longForm) return shortForm;
    return std::nullopt;
  }

  void addKept(std::string_view name, const std::string &value) {
    if (name == "std") {
      // Dialects of C are for other sources that the flags are shared with; Clang would refuse them all.
      if (value.find("++") == std::string::npos) return;
      result_.arguments.push_back("-std=" + value);
      return;
    }
    // nvcc splits lists of include folders at commas.
    const bool isFolder = name == "I" || name == "isystem";
    for (const std::string &part : isFolder ? splitAt(value, ',') : Flags{value}) {
      result_.arguments.push_back("-" + std::string(name));
      result_.arguments.push_back(part);
    }
  }

  void addHostFlags(const std::string &list) {
    Flags flags;
    for (std::string part : splitAt(list, ',')) {
      std::erase_if(part, [](char c) { return c == '"' || c == '\''; });
      for (std::string &word : splitAt(part, ' '))
        flags.push_back(std::move(word));
    }
    add(flags);
  }

  /// Host flags that change what the source means; the others may be unknown to Clang.
  void addHostFlag(const std::string &flag) {
    static constexpr std::array meaningful{
        std::string_view("-fopenmp"),      std::string_view("-fpermissive"),    std::string_view("-fno-exceptions"),
        std::string_view("-fno-rtti"),     std::string_view("-fsigned-char"),   std::string_view("-funsigned-char"),
        std::string_view("-fshort-enums"), std::string_view("-fms-extensions"), std::string_view("-fconcepts"),
    };
    // OpenMP pragmas change nothing that is recorded; without the flag Clang needs no omp.h of its
    // own.
    if (oneOf(flag, meaningful) && flag != "-fopenmp") result_.arguments.push_back(flag);
  }

  void addArchitecture(const std::string &value) {
    if (const auto architecture = architectureIn(value)) result_.architectures.push_back(*architecture);
  }

  void addResponseFile(const std::string &names) {
    if (++depth_ > 8) return; // a file that names itself
    for (const std::string &name : splitAt(names, ',')) {
      const auto text = readTextFile(folder_ / name);
      if (!text) continue; // Clang's own diagnostics show what is missing without it
      std::istringstream words(*text);
      Flags flags;
      for (std::string word; words >> word;)
        flags.push_back(word);
      add(flags);
    }
    --depth_;
  }

  std::filesystem::path folder_;
  ClangFlags result_;
  int depth_ = 0;
};

} // namespace

ClangFlags translateFlags(const std::vector<std::string> &flags, const std::filesystem::path &folder) {
  return Translator(folder).run(flags);
}

} // namespace warpgrain::frontend
