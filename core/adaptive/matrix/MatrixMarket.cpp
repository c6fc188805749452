// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/MatrixMarket.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fstream>
#include <limits>
#include <numeric>
#include <optional>
#include <string_view>

namespace warpgrain::adaptive {

namespace {

enum class Field : std::uint8_t { number, pattern };
enum class Symmetry : std::uint8_t { general, symmetric, skew };

struct Entry {
  std::int32_t row = 0;
  std::int32_t column = 0;
  double value = 0;
};

struct Size {
  std::int64_t rows = 0;
  std::int64_t columns = 0;
  std::int64_t entries = 0;
};

constexpr std::int64_t mostRows = std::numeric_limits<std::int32_t>::max() - 1;

/// What a file says that it holds is reserved on its word up to here.
constexpr std::int64_t mostReserved = 1 << 24;

/// Of more rows than that, so many at most may be empty for each entry: a line of a file shall not take all memory.
constexpr std::int64_t mostRowsOfAnEntry = 64;

/// The words of a line, between blanks.
std::vector<std::string_view> wordsOf(std::string_view line) {
  constexpr std::string_view blanks = " \t\r";
  std::vector<std::string_view> out;
  for (std::size_t begin = line.find_first_not_of(blanks); begin != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(blanks, begin), line.size());
    out.push_back(line.substr(begin, end - begin));
    begin = line.find_first_not_of(blanks, end);
  }
  return out;
}

std::string lowered(std::string_view word) {
  std::string out(word);
  std::ranges::transform(out, out.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

template <typename Number>
std::optional<Number> numberOf(std::string_view word) {
  if (word.starts_with('+')) word.remove_prefix(1);
  Number out{};
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out);
  if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return out;
}

/// Reads a file line by line, and says in which line something is wrong.
class Reader {
public:
  Reader(std::istream &in, std::string name) : in_(in), name_(std::move(name)) {}

  Result<WholeMatrix> read();

private:
  std::unexpected<Error> wrong(const std::string &what) const {
    return fail(ErrorKind::input, name_ + ", line " + std::to_string(line_) + ": " + what);
  }

  /// The next line that is neither empty nor a comment.
  bool next();

  Result<void> readBanner();
  Result<Size> readSize();
  Result<void> readEntry(const Size &size);
  Result<void> readEntries(const Size &size);
  void keep(Entry entry);
  WholeMatrix sorted(std::int64_t rows) const;

  std::istream &in_;
  std::string name_;
  std::string text_;
  std::vector<std::string_view> words_; ///< of text_
  std::int64_t line_ = 0;
  Field field_ = Field::number;
  Symmetry symmetry_ = Symmetry::general;
  std::vector<Entry> entries_;
};

bool Reader::next() {
  while (std::getline(in_, text_)) {
    ++line_;
    if (text_.starts_with('%')) continue;
    words_ = wordsOf(text_);
    if (!words_.empty()) return true;
  }
  return false;
}

Result<void> Reader::readBanner() {
  std::getline(in_, text_);
  line_ = 1;
  std::vector<std::string> words;
  for (const std::string_view word : wordsOf(std::string_view(text_).substr(0, 200)))
    words.push_back(lowered(word));
  if (words.size() != 5 || words[0] != "%%matrixmarket" || words[1] != "matrix")
    return wrong("this is no Matrix Market file; its first line should be \"%%MatrixMarket matrix coordinate real "
                 "general\" or alike.");
  if (words[2] != "coordinate")
    return wrong("the matrix is stored as \"" + words[2] + R"("; only "coordinate", the sparse form, can be read.)");
  if (words[3] == "pattern")
    field_ = Field::pattern;
  else if (words[3] != "real" && words[3] != "integer")
    return wrong("values are \"" + words[3] + "\"; only real, integer and pattern can be read.");
  if (words[4] == "symmetric")
    symmetry_ = Symmetry::symmetric;
  else if (words[4] == "skew-symmetric")
    symmetry_ = Symmetry::skew;
  else if (words[4] != "general")
    return wrong("the matrix is \"" + words[4] + "\"; only general, symmetric and skew-symmetric can be read.");
  return {};
}

Result<Size> Reader::readSize() {
  if (!next()) return wrong("the file ends before the line with its rows, columns and entries.");
  std::array<std::optional<std::int64_t>, 3> numbers;
  for (std::size_t i = 0; i < numbers.size() && i < words_.size(); ++i)
    numbers[i] = numberOf<std::int64_t>(words_[i]);
  const bool areNumbers =
      words_.size() == 3 && std::ranges::all_of(numbers, [](const auto &number) { return number && *number >= 0; });
  if (!areNumbers) return wrong("this should be three numbers: rows, columns and entries.");
  const Size size{.rows = *numbers[0], .columns = *numbers[1], .entries = *numbers[2]};
  if (size.rows != size.columns)
    return wrong("the matrix has " + std::to_string(size.rows) + " rows and " + std::to_string(size.columns) +
                 " columns; an iterated product needs a square one.");
  if (size.rows < 1 || size.rows > mostRows)
    return wrong("the matrix has " + std::to_string(size.rows) + " rows; 1 to " + std::to_string(mostRows) +
                 " can be read.");
  if (size.rows > mostReserved && size.rows / mostRowsOfAnEntry > size.entries)
    return wrong("the matrix has " + std::to_string(size.rows) + " rows and only " + std::to_string(size.entries) +
                 " entries; leave out the empty rows.");
  return size;
}

void Reader::keep(Entry entry) {
  entries_.push_back(entry);
  if (symmetry_ == Symmetry::general || entry.row == entry.column) return;
  const double mirrored = symmetry_ == Symmetry::skew ? -entry.value : entry.value;
  entries_.push_back({.row = entry.column, .column = entry.row, .value = mirrored});
}

Result<void> Reader::readEntry(const Size &size) {
  const std::size_t expected = field_ == Field::pattern ? 2 : 3;
  if (words_.size() != expected)
    return wrong(field_ == Field::pattern ? "an entry of a pattern is two numbers: row and column."
                                          : "an entry is three numbers: row, column and value.");
  const auto row = numberOf<std::int64_t>(words_[0]);
  const auto column = numberOf<std::int64_t>(words_[1]);
  if (!row || !column || *row < 1 || *column < 1 || *row > size.rows || *column > size.columns)
    return wrong("row and column should be from 1 to " + std::to_string(size.rows) + ".");
  if (symmetry_ != Symmetry::general && *row < *column)
    return wrong("of a symmetric matrix only the lower half is stored, and this entry is above the diagonal.");
  std::optional<double> value = 1.0;
  if (field_ == Field::number) value = numberOf<double>(words_[2]);
  if (!value || !std::isfinite(*value)) return wrong("\"" + std::string(words_[2].substr(0, 40)) + "\" is no number.");
  keep({.row = static_cast<std::int32_t>(*row - 1), .column = static_cast<std::int32_t>(*column - 1), .value = *value});
  return {};
}

Result<void> Reader::readEntries(const Size &size) {
  entries_.reserve(static_cast<std::size_t>(std::min(size.entries, mostReserved)));
  for (std::int64_t i = 0; i < size.entries; ++i) {
    if (!next())
      return wrong("the file ends after " + std::to_string(i) + " of " + std::to_string(size.entries) + " entries.");
    if (auto read = readEntry(size); !read) return read;
  }
  if (next()) return wrong("there are more than the " + std::to_string(size.entries) + " entries that the file says.");
  return {};
}

/// By rows; within a row in the order of the file.
WholeMatrix Reader::sorted(std::int64_t rows) const {
  std::vector<std::int64_t> pointers(static_cast<std::size_t>(rows) + 1, 0);
  for (const Entry &entry : entries_)
    ++pointers[static_cast<std::size_t>(entry.row) + 1];
  std::partial_sum(pointers.begin(), pointers.end(), pointers.begin());
  WholeMatrix out;
  out.columns.resize(entries_.size());
  out.values.resize(entries_.size());
  std::vector<std::int64_t> next(pointers.begin(), pointers.end() - 1);
  for (const Entry &entry : entries_) {
    const auto place = static_cast<std::size_t>(next[static_cast<std::size_t>(entry.row)]++);
    out.columns[place] = entry.column;
    out.values[place] = entry.value;
  }
  out.rowPointers = std::make_shared<const std::vector<std::int64_t>>(std::move(pointers));
  return out;
}

Result<WholeMatrix> Reader::read() {
  if (auto banner = readBanner(); !banner) return std::unexpected(banner.error());
  const auto size = readSize();
  if (!size) return std::unexpected(size.error());
  if (auto entries = readEntries(*size); !entries) return std::unexpected(entries.error());
  return sorted(size->rows);
}

} // namespace

Result<WholeMatrix> readMatrixMarket(std::istream &in, const std::string &name) {
  return Reader(in, name).read();
}

Result<WholeMatrix> readMatrixMarket(const std::filesystem::path &file) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(file, error))
    return fail(ErrorKind::input, file.string() + " is no file that can be read.");
  std::ifstream in(file, std::ios::binary);
  if (!in) return fail(ErrorKind::input, file.string() + " cannot be opened; may you read it?");
  return readMatrixMarket(in, file.string());
}

} // namespace warpgrain::adaptive
