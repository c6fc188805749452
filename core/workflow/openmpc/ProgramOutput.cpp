// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/openmpc/ProgramOutput.h"

#include "core/base/Trimmed.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace warpgrain::workflow {

namespace {

/// A number, a blank, or another character.
struct OutputPiece {
  std::string_view text;
  std::optional<double> number;
  bool hasFraction = false;
};

bool isDigit(char c) {
  return c >= '0' && c <= '9';
}

/// Reads the pieces of an output one after the other.
class OutputReader {
public:
  explicit OutputReader(std::string_view text) : text_(trimmed(text)) {}

  std::size_t line() const {
    return 1 + static_cast<std::size_t>(std::ranges::count(text_.substr(0, std::min(begin_, text_.size())), '\n'));
  }

  /// No value at the end.
  std::optional<OutputPiece> next();

private:
  std::size_t numberEnd(bool &hasFraction) const;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t begin_ = 0; ///< of the last piece
};

/// Where the number that begins here ends; where it begins if there is none.
std::size_t OutputReader::numberEnd(bool &hasFraction) const {
  const auto charAt = [&](std::size_t at) { return at < text_.size() ? text_[at] : '\0'; };
  std::size_t at = at_;
  const bool isBehindWord = at_ > 0 && (std::isalnum(static_cast<unsigned char>(text_[at_ - 1])) != 0);
  if ((charAt(at) == '-' || charAt(at) == '+') && !isBehindWord) ++at;
  const std::size_t digits = at;
  while (isDigit(charAt(at)))
    ++at;
  std::size_t count = at - digits;
  if (charAt(at) == '.' && (count > 0 || isDigit(charAt(at + 1)))) {
    const std::size_t point = at++;
    while (isDigit(charAt(at)))
      ++at;
    count += at - point - 1;
    hasFraction = true;
  }
  if (count == 0) return at_;
  if (charAt(at) == 'e' || charAt(at) == 'E') {
    std::size_t exponent = at + 1;
    if (charAt(exponent) == '-' || charAt(exponent) == '+') ++exponent;
    if (isDigit(charAt(exponent))) {
      hasFraction = true;
      at = exponent;
      while (isDigit(charAt(at)))
        ++at;
    }
  }
  return at;
}

std::optional<OutputPiece> OutputReader::next() {
  begin_ = at_;
  if (at_ >= text_.size()) return std::nullopt;
  if (blanksAndLineEnds.find(text_[at_]) != std::string_view::npos) {
    at_ = std::min(text_.find_first_not_of(blanksAndLineEnds, at_), text_.size());
    return OutputPiece{.text = " ", .number = {}, .hasFraction = false};
  }
  OutputPiece out;
  const std::size_t end = numberEnd(out.hasFraction);
  if (end == at_) {
    out.text = text_.substr(at_++, 1);
    return out;
  }
  out.text = text_.substr(at_, end - at_);
  out.number = std::strtod(std::string(out.text).c_str(), nullptr);
  at_ = end;
  return out;
}

bool agree(const OutputPiece &expected, const OutputPiece &found, double tolerance) {
  if (expected.text == found.text) return true;
  if (!expected.number || !found.number) return false;
  if (!expected.hasFraction && !found.hasFraction) return *expected.number == *found.number;
  const double scale = std::max(std::abs(*expected.number), std::abs(*found.number));
  return std::abs(*expected.number - *found.number) <= tolerance * scale;
}

/// A piece beside what follows it, for a sentence.
std::string shownPiece(const std::optional<OutputPiece> &piece) {
  return piece ? "\"" + std::string(piece->text) + "\"" : std::string("the end");
}

} // namespace

Result<OutputRules> outputRules(double tolerance, const std::vector<std::string> &ignored) {
  OutputRules out{.tolerance = tolerance, .ignored = {}};
  for (const std::string &each : ignored) {
    try {
      out.ignored.emplace_back(each);
    } catch (const std::regex_error &) {
      return fail(ErrorKind::usage, "\"" + each + "\" is no regular expression.");
    }
  }
  return out;
}

std::string withoutIgnored(std::string_view text, const OutputRules &rules) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line(text.substr(at, end - at));
    if (std::ranges::none_of(rules.ignored, [&](const std::regex &each) { return std::regex_search(line, each); }))
      out += line + "\n";
    at = end + 1;
  }
  return out;
}

std::optional<std::string> outputDifference(std::string_view expected, std::string_view found,
                                            const OutputRules &rules) {
  const std::string left = withoutIgnored(expected, rules);
  const std::string right = withoutIgnored(found, rules);
  OutputReader one(left);
  OutputReader other(right);
  while (true) {
    const auto a = one.next();
    const auto b = other.next();
    if (!a && !b) return std::nullopt;
    if (!a || !b || !agree(*a, *b, rules.tolerance))
      return "Line " + std::to_string(other.line()) + " of the output has " + shownPiece(b) +
             " where the original's has " + shownPiece(a) + ".";
  }
}

std::string TransferCounts::text() const {
  return "gpu: " + std::to_string(launches) + " launches, " + std::to_string(loopsOnCpu) + " loops on the CPU; " +
         std::to_string(copiesToGpu) + " copies to the GPU (" + std::to_string(bytesToGpu) + " bytes), " +
         std::to_string(copiesBack) + " back (" + std::to_string(bytesBack) + " bytes); " +
         std::to_string(allocations) + " allocations";
}

std::optional<TransferCounts> transferCountsIn(std::string_view standardError) {
  std::optional<TransferCounts> out;
  for (std::size_t at = 0; at < standardError.size();) {
    const std::size_t end = std::min(standardError.find('\n', at), standardError.size());
    const std::string line(standardError.substr(at, end - at));
    at = end + 1;
    std::array<unsigned long long, 7> n{};
    if (std::sscanf(line.c_str(),
                    "gpu: %llu launches, %llu loops on the CPU; %llu copies to the GPU (%llu bytes), %llu back (%llu "
                    "bytes); %llu allocations",
                    &n[0], &n[1], &n[2], &n[3], &n[4], &n[5], &n[6]) != 7)
      continue;
    if (!out) out.emplace();
    out->launches += n[0];
    out->loopsOnCpu += n[1];
    out->copiesToGpu += n[2];
    out->bytesToGpu += n[3];
    out->copiesBack += n[4];
    out->bytesBack += n[5];
    out->allocations += n[6];
  }
  return out;
}

double transferMilliseconds(const TransferCounts &counts) {
  constexpr double perLaunch = 0.005;
  constexpr double perCopy = 0.010;
  constexpr double perAllocation = 0.050;
  constexpr double bytesPerMillisecond = 25e6;
  return perLaunch * static_cast<double>(counts.launches) +
         perCopy * static_cast<double>(counts.copiesToGpu + counts.copiesBack) +
         perAllocation * static_cast<double>(counts.allocations) +
         static_cast<double>(counts.bytesToGpu + counts.bytesBack) / bytesPerMillisecond;
}

} // namespace warpgrain::workflow
