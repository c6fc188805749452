// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/EstimateRows.h"

#include "core/base/Files.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace warpgrain::bench {

namespace {

std::vector<std::string> fieldsOf(const std::string &line) {
  std::vector<std::string> out(1);
  bool isQuoted = false;
  for (const char c : line) {
    if (c == '"')
      isQuoted = !isQuoted;
    else if (c == ',' && !isQuoted)
      out.emplace_back();
    else
      out.back() += c;
  }
  return out;
}

std::vector<std::string> parts(const std::string &text, const std::string &between) {
  std::vector<std::string> out;
  std::size_t begin = 0;
  for (std::size_t end = text.find(between); end != std::string::npos; end = text.find(between, begin)) {
    out.push_back(text.substr(begin, end - begin));
    begin = end + between.size();
  }
  out.push_back(text.substr(begin));
  return out;
}

/// The ranks of values, the mean of those that equal ones have.
std::vector<double> ranksOf(const std::vector<double> &values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), 0U);
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
  std::vector<double> out(values.size());
  for (std::size_t first = 0; first < order.size();) {
    std::size_t end = first;
    while (end < order.size() && values[order[end]] == values[order[first]])
      ++end;
    for (std::size_t i = first; i < end; ++i)
      out[order[i]] = static_cast<double>(first + end - 1) / 2;
    first = end;
  }
  return out;
}

} // namespace

Result<std::vector<TableRow>> readTable(const std::filesystem::path &path) {
  const auto text = readTextFile(path);
  if (!text) return std::unexpected(text.error());
  std::vector<std::string> names;
  std::vector<TableRow> out;
  for (const std::string &line : parts(*text, "\n")) {
    if (line.empty() || line.front() == '#') continue;
    const std::vector<std::string> fields = fieldsOf(line);
    if (names.empty()) {
      names = fields;
      continue;
    }
    TableRow row;
    for (std::size_t i = 0; i < std::min(names.size(), fields.size()); ++i)
      row[names[i]] = fields[i];
    out.push_back(std::move(row));
  }
  return out;
}

std::string tableLine(const std::vector<std::string> &fields) {
  std::string out;
  for (const std::string &field : fields) {
    const bool isQuoted = field.find_first_of(",\"") != std::string::npos;
    out += (&field == &fields.front() ? "" : ",") + (isQuoted ? '"' + field + '"' : field);
  }
  return out + "\n";
}

std::vector<std::pair<std::string, std::string>> configurationOf(const std::string &text) {
  std::vector<std::pair<std::string, std::string>> out;
  for (const std::string &part : parts(text, "; ")) {
    const std::size_t equals = part.find(" = ");
    if (equals != std::string::npos) out.emplace_back(part.substr(0, equals), part.substr(equals + 3));
  }
  return out;
}

double rankCorrelation(const std::vector<double> &a, const std::vector<double> &b) {
  if (a.size() < 2) return 0;
  const std::vector<double> first = ranksOf(a);
  const std::vector<double> second = ranksOf(b);
  const double mean = static_cast<double>(a.size() - 1) / 2;
  double both = 0;
  double ofFirst = 0;
  double ofSecond = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    both += (first[i] - mean) * (second[i] - mean);
    ofFirst += (first[i] - mean) * (first[i] - mean);
    ofSecond += (second[i] - mean) * (second[i] - mean);
  }
  return ofFirst > 0 && ofSecond > 0 ? both / std::sqrt(ofFirst * ofSecond) : 0;
}

double medianOf(std::vector<double> values) {
  if (values.empty()) return 0;
  std::ranges::sort(values);
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

double geometricMean(const std::vector<double> &values) {
  double sum = 0;
  for (const double value : values)
    sum += std::log(value);
  return values.empty() ? 0 : std::exp(sum / static_cast<double>(values.size()));
}

} // namespace warpgrain::bench
