// SPDX-License-Identifier: Apache-2.0
#include "core/build/NvccFlags.h"

#include "core/base/Files.h"
#include "core/build/NvccOptions.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>

namespace warpgrain::build {

namespace {

namespace fs = std::filesystem;
using Flags = std::vector<std::string>;

std::string_view withoutDashes(std::string_view flag) {
  flag.remove_prefix(std::min(flag.find_first_not_of('-'), flag.size()));
  return flag;
}

/// Splits as a shell does: at separators outside quotes; quotes and backslashes are taken off.
Flags splitQuoted(std::string_view text, std::string_view separators) {
  Flags parts;
  std::string part;
  char quote = 0;
  bool any = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\\' && i + 1 < text.size())
      part += text[++i];
    else if (quote != 0 && c == quote)
      quote = 0;
    else if (quote == 0 && (c == '"' || c == '\''))
      quote = c;
    else if (quote == 0 && separators.contains(c)) {
      if (any || !part.empty()) parts.push_back(std::move(part));
      part.clear();
      any = false;
      continue;
    } else
      part += c;
    any = true;
  }
  if (any || !part.empty()) parts.push_back(std::move(part));
  return parts;
}

/// Of GCC's and Clang's spellings nvcc knows the plain ones up to C++20.
std::string standardForNvcc(std::string value) {
  if (value.starts_with("gnu++")) value.replace(0, 3, "c");
  static constexpr std::array<std::array<std::string_view, 2>, 4> drafts{
      {{"c++0x", "c++11"}, {"c++1y", "c++14"}, {"c++1z", "c++17"}, {"c++2a", "c++20"}}};
  for (const auto &[draft, final] : drafts)
    if (value == draft) return std::string(final);
  return value;
}

bool isNewerThanNvccKnows(std::string_view standard) {
  return standard == "c++2b" || standard == "c++23" || standard == "c++2c" || standard == "c++26";
}

class Sorter {
public:
  explicit Sorter(fs::path folder) : folder_(std::move(folder)) {}

  NvccFlags run(const Flags &flags) {
    forwardUnknown_ = std::ranges::any_of(flags, [](const std::string &flag) {
      return withoutDashes(flag) == "forward-unknown-to-host-compiler" || withoutDashes(flag) == "forward-unknown-opts";
    });
    add(flags);
    return std::move(result_);
  }

private:
  void add(const Flags &flags) {
    for (std::size_t i = 0; i < flags.size(); ++i)
      if (addFlag(flags[i], i + 1 < flags.size() ? &flags[i + 1] : nullptr)) ++i;
  }

  /// Sorts one flag; true if the next argument was its value.
  bool addFlag(const std::string &flag, const std::string *next) {
    if (flag.size() < 2 || flag[0] != '-') return false; // an input file, or `-`
    const std::string_view whole = withoutDashes(flag);
    if (whole.empty()) return false; // "--" ends the options of other compilers
    const std::size_t equals = whole.find('=');
    const std::string_view name = whole.substr(0, equals);
    if (const auto handling = handlingOf(name)) {
      const bool attached = equals != std::string_view::npos;
      if (!takesValue(*handling)) return addAlone(*handling, flag), false;
      const std::string value = attached ? std::string(whole.substr(equals + 1)) : next != nullptr ? *next : "";
      addWithValue(*handling, name, std::string_view(flag).substr(0, flag.size() - whole.size() + name.size()), value);
      return !attached && next != nullptr;
    }
    addOther(flag, whole);
    return false;
  }

  static bool takesValue(OptionHandling handling) {
    return handling != OptionHandling::keep && handling != OptionHandling::drop &&
           handling != OptionHandling::relocatableOn;
  }

  void addAlone(OptionHandling handling, const std::string &flag) {
    const std::string_view name = withoutDashes(flag);
    if (handling == OptionHandling::relocatableOn) result_.relocatableDeviceCode = true;
    if (handling == OptionHandling::keep) result_.options.push_back(flag);
    if (name == "G" || name == "device-debug") result_.deviceDebug = true;
    if (name == "dlto" || name == "dlink-time-opt" || name == "lto")
      result_.notes.emplace_back(
          "Link-time optimisation of device code (" + flag +
          ") was left out: it happens when the program is linked, and may change the registers.");
  }

  /// `spelled` is the name with the dashes it came with: nvcc takes one before short names, two
  /// before long ones.
  void addWithValue(OptionHandling handling, std::string_view name, std::string_view spelled,
                    const std::string &value) {
    switch (handling) {
    case OptionHandling::keepWithValue:
      return addKept(name, spelled, value);
    case OptionHandling::includeFolder:
      return addIncludeFolders(kindOf(name), value);
    case OptionHandling::forcedInclude:
      return addForced(value);
    case OptionHandling::standard:
      return addStandard(value);
    case OptionHandling::hostFlags:
      return addHostFlags(value);
    case OptionHandling::responseFile:
      return addResponseFiles(value);
    case OptionHandling::relocatable:
      result_.relocatableDeviceCode = value == "true";
      return;
    case OptionHandling::hostWithValue:
      result_.hostFlags.push_back("-" + std::string(name));
      result_.hostFlags.push_back(absolute(value).string());
      return;
    default:
      return;
    }
  }

  void addKept(std::string_view name, std::string_view spelled, const std::string &value) {
    const bool isProgram = name == "ccbin" || name == "compiler-bindir";
    // Clang's name for it.
    result_.options.emplace_back(name == "Xcuda-ptxas" ? "-Xptxas" : spelled);
    result_.options.push_back(isProgram && value.contains('/') ? absolute(value).string() : value);
  }

  void addStandard(const std::string &value) {
    std::string standard = standardForNvcc(value);
    if (isNewerThanNvccKnows(standard)) {
      result_.notes.push_back("nvcc knows C++20 at most: the file was compiled as C++20 instead of " + value + ".");
      standard = "c++20";
    }
    result_.options.push_back("-std=" + standard);
  }

  static IncludeKind kindOf(std::string_view name) {
    if (name == "isystem" || name == "system-include") return IncludeKind::system;
    if (name == "iquote") return IncludeKind::quoted;
    return name == "idirafter" ? IncludeKind::after : IncludeKind::angled;
  }

  fs::path absolute(const std::string &path) const { return folder_ / path; }

  /// nvcc splits lists at commas; a folder whose name has one is taken for what it is.
  void addIncludeFolders(IncludeKind kind, const std::string &value) {
    std::error_code error;
    const bool whole = fs::is_directory(absolute(value), error);
    for (const std::string &part : whole ? Flags{value} : splitQuoted(value, ","))
      result_.includes.folders.push_back({.kind = kind, .folder = absolute(part)});
  }

  void addForced(const std::string &value) {
    std::error_code error;
    const bool whole = fs::exists(absolute(value), error);
    for (const std::string &part : whole ? Flags{value} : splitQuoted(value, ","))
      result_.includes.forced.push_back(fs::exists(absolute(part), error) ? absolute(part) : fs::path(part));
  }

  /// What nvcc is told to hand to the host compiler: the same search paths again, and flags.
  void addHostFlags(const std::string &list) {
    Flags words;
    for (const std::string &part : splitQuoted(list, ", "))
      words.push_back(part);
    for (std::size_t i = 0; i < words.size(); ++i)
      if (addHostFlag(words[i], i + 1 < words.size() ? &words[i + 1] : nullptr)) ++i;
  }

  bool addHostFlag(const std::string &flag, const std::string *next) {
    // A value may come with an -Xcompiler of its own: `-Xcompiler -iquote -Xcompiler folder`.
    if (!pendingHostFlag_.empty()) {
      const std::string pending = std::exchange(pendingHostFlag_, {});
      return addFlag(pending, &flag), false;
    }
    const auto handling = handlingOf(withoutDashes(flag));
    if (handling && takesValue(*handling) && next == nullptr) return pendingHostFlag_ = flag, false;
    if (flag.starts_with("-D") || flag.starts_with("-U")) return result_.hostFlags.push_back(flag), false;
    if (flag.starts_with("-O") || flag.starts_with("-g")) return false;
    return addFlag(flag, next);
  }

  void addResponseFiles(const std::string &names) {
    constexpr int deepest = 8; // a file that names itself
    if (depth_ >= deepest) return;
    ++depth_;
    for (const std::string &name : splitQuoted(names, ",")) {
      const auto text = readTextFile(absolute(name));
      if (text)
        add(splitQuoted(*text, " \t\r\n"));
      else
        result_.notes.push_back("The flags in a response file are missing: " + text.error().message);
    }
    --depth_;
  }

  /// Values attached without `=`, flags of the host compiler, and what nobody knows.
  void addOther(const std::string &flag, std::string_view whole) {
    const bool single = flag[1] != '-';
    const std::string_view rest = whole.substr(1);
    for (const std::string_view lead : {"isystem", "iquote", "idirafter"})
      if (single && whole.starts_with(lead))
        return addIncludeFolders(kindOf(lead), std::string(whole.substr(lead.size())));
    if (single && whole[0] == 'I') return addIncludeFolders(IncludeKind::angled, std::string(rest));
    if (single && (whole[0] == 'D' || whole[0] == 'U')) return result_.options.push_back(flag);
    if (single && whole[0] == 'O') return addOptimisation(flag, rest);
    if (single && isDropped(whole, rest)) return;
    if (whole.starts_with("forward-unknown-")) return;
    if (single && (whole[0] == 'f' || whole[0] == 'm')) {
      if (!isUselessHostFlag(flag)) result_.hostFlags.push_back(flag);
    } else if (whole == "pthread" || whole.starts_with("sysroot=") || forwardUnknown_)
      result_.hostFlags.push_back(flag);
    else
      result_.options.push_back(flag);
  }

  /// nvcc takes a number; the letters of GCC (-Os) are for the host alone.
  void addOptimisation(const std::string &flag, std::string_view level) {
    if (std::ranges::all_of(level, [](unsigned char c) { return std::isdigit(c) != 0; }))
      result_.options.push_back(flag);
  }

  /// Warnings, libraries, debug information of the host, a language, and a number of threads.
  static bool isDropped(std::string_view whole, std::string_view rest) {
    const bool threads = whole[0] == 't' && !rest.empty() && std::isdigit(static_cast<unsigned char>(rest[0])) != 0;
    return threads || std::string_view("WlLgx").contains(whole[0]);
  }

  fs::path folder_;
  NvccFlags result_;
  std::string pendingHostFlag_;
  bool forwardUnknown_ = false;
  int depth_ = 0;
};

} // namespace

std::vector<std::string> programsIn(const NvccFlags &flags) {
  // Some take their value after them, some with it.
  static constexpr std::array<std::string_view, 7> leads{"ccbin", "compiler-bindir", "B",         "wrapper",
                                                         "specs", "fplugin",         "iplugindir"};
  std::vector<std::string> out;
  for (const Flags *list : {&flags.options, &flags.hostFlags})
    for (std::size_t i = 0; i < list->size(); ++i) {
      const std::string &flag = (*list)[i];
      const std::string_view name = withoutDashes(flag);
      const auto lead = std::ranges::find_if(leads, [name](std::string_view each) { return name.starts_with(each); });
      if (!flag.starts_with('-') || lead == leads.end() || name.starts_with("fplugin-arg")) continue;
      const bool isApart = name == *lead && i + 1 < list->size();
      out.push_back(isApart ? flag + " " + (*list)[++i] : flag);
    }
  return out;
}

NvccFlags translateForNvcc(const Flags &flags, const fs::path &folder) {
  return Sorter(folder).run(flags);
}

} // namespace warpgrain::build
