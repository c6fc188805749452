// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"
#include "core/measure/Records.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::measure {

inline constexpr const char *resultFileName = "results.jsonl";

/// What the lines of results say, in their order. Lines that cannot be read are skipped and counted.
struct Results {
  std::vector<Environment> environments;
  std::vector<Row> rows;
  std::size_t unreadable = 0;

  void add(std::string_view line);

  /// The newest measured row of a fingerprint and GPU, or null.
  const Row *find(std::string_view fingerprint, std::string_view uuid) const;
};

/// Reads the results that lie in a bundle's folder; none where there is no such file. Fails (input) where it cannot be
/// read. A run may be writing them at the same time: a last line without an end is skipped and not counted.
Result<Results> readResults(const std::filesystem::path &path);

/// The results that lie in a bundle's folder, one record a line, in the order in which they were made, to be continued.
/// A run that was ended in the middle of a line leaves a last line without an end, which is cut off before the next is
/// written.
class ResultFile {
public:
  /// Opens or makes the file. Fails (input) where it cannot be opened, is a link (results are written into the bundle's
  /// folder only), or another process goes on writing it for some seconds.
  static Result<ResultFile> open(const std::filesystem::path &path);

  ResultFile(ResultFile &&other) noexcept;
  ResultFile(const ResultFile &) = delete;
  ResultFile &operator=(const ResultFile &) = delete;
  ResultFile &operator=(ResultFile &&) = delete;
  ~ResultFile();

  const Results &results() const { return results_; }

  /// Writes a line through to the disk. Fails (input) where that is not possible (a full disk); a line that was written
  /// in part is then cut off again.
  Result<void> append(std::string_view line);

private:
  ResultFile(int descriptor, std::filesystem::path path) : descriptor_(descriptor), path_(std::move(path)) {}

  Result<void> lock();
  Result<void> load();

  int descriptor_;
  std::filesystem::path path_;
  Results results_;
};

} // namespace warpgrain::measure
