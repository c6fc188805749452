// SPDX-License-Identifier: Apache-2.0
#include "app/opencl/BuildOptions.h"

#include "core/base/Files.h"

#include <array>
#include <string_view>

namespace warpgrain::opencl {

namespace {

namespace fs = std::filesystem;

/// A word in quotes where it needs them.
std::string quoted(const std::string &word) {
  return word.find_first_of(" \t") == std::string::npos ? word : "\"" + word + "\"";
}

/// The flags that an OpenCL compiler takes.
class Options {
public:
  explicit Options(const run::DeviceSource &source) : source_(source) {}

  std::string run() {
    const auto &flags = source_.flags;
    for (std::size_t i = 0; i < flags.size(); ++i) {
      const std::string &flag = flags[i];
      if (flag.starts_with("-cl-")) add(flag);
      for (const std::string_view lead : {"-D", "-U", "-I"}) {
        if (!flag.starts_with(lead)) continue;
        const bool isAttached = flag.size() > lead.size();
        if (isAttached)
          addValue(lead, flag.substr(lead.size()));
        else if (i + 1 < flags.size())
          addValue(lead, flags[++i]);
        break;
      }
    }
    addValue("-I", source_.file.parent_path().string());
    return out_;
  }

private:
  void addValue(std::string_view lead, const std::string &value) {
    const std::string whole = lead == "-I" ? (source_.folder / value).lexically_normal().string() : value;
    add(std::string(lead) + " " + quoted(whole));
  }

  void add(const std::string &option) { out_ += (out_.empty() ? "" : " ") + option; }

  const run::DeviceSource &source_;
  std::string out_;
};

} // namespace

Result<std::string> buildOptions(const run::DeviceSource &source, const fs::path &headers) {
  std::string options = Options(source).run();
  bool hasHeaders = false;
  for (const auto &[path, text] : source.texts) {
    if (path == source.file) continue;
    const fs::path relative = path.lexically_relative(source.file.parent_path());
    const bool isBelow = !relative.empty() && *relative.begin() != "..";
    const fs::path target = headers / (isBelow ? relative : path.filename());
    std::error_code error;
    fs::create_directories(target.parent_path(), error);
    if (auto written = writeFileAtomically(target, text); !written) return std::unexpected(written.error());
    hasHeaders = true;
  }
  if (hasHeaders) options = "-I " + quoted(headers.string()) + " " + options;
  return options;
}

} // namespace warpgrain::opencl
