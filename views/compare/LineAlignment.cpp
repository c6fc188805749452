// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/LineAlignment.h"

#include "core/base/TextParts.h"
#include "views/compare/Words.h"

#include <algorithm>
#include <dtl/dtl.hpp>
#include <string>

namespace warpgrain::views {

namespace {

using Lines = std::vector<std::string_view>;

/// Lines less alike than this are one removed and one added, not one changed.
constexpr double alikeEnough = 0.4;
/// Larger blocks are put side by side in order: comparing each line with each would take too long.
constexpr std::size_t mostPairs = 40'000;

/// Removed lines [leftBegin, leftEnd) that stand where lines [rightBegin, rightEnd) were added.
struct Block {
  std::size_t leftBegin = 0, leftEnd = 0, rightBegin = 0, rightEnd = 0;

  std::size_t leftCount() const { return leftEnd - leftBegin; }

  std::size_t rightCount() const { return rightEnd - rightBegin; }
};

/// The pairs of lines of a block, in order in both texts, whose likeness adds up to most.
class Pairing {
public:
  Pairing(const Lines &left, const Lines &right, const Block &block) : block_(block), width_(block.rightCount() + 1) {
    alike_.resize(block.leftCount() * block.rightCount());
    for (std::size_t i = 0; i < block.leftCount(); ++i)
      for (std::size_t j = 0; j < block.rightCount(); ++j) {
        const double value = likeness(left[block.leftBegin + i], right[block.rightBegin + j]);
        alike_[i * block.rightCount() + j] = value >= alikeEnough ? value : 0;
      }
    addUp();
  }

  std::vector<std::pair<std::size_t, std::size_t>> pairs() const {
    std::vector<std::pair<std::size_t, std::size_t>> out;
    for (std::size_t i = 0, j = 0; i < block_.leftCount() && j < block_.rightCount();) {
      const double here = alike(i, j);
      if (here > 0 && best(i, j) == here + best(i + 1, j + 1))
        out.emplace_back(block_.leftBegin + i++, block_.rightBegin + j++);
      else if (best(i, j) == best(i + 1, j))
        ++i;
      else
        ++j;
    }
    return out;
  }

private:
  double alike(std::size_t i, std::size_t j) const { return alike_[i * block_.rightCount() + j]; }

  double best(std::size_t i, std::size_t j) const { return best_[i * width_ + j]; }

  /// best(i, j): the most that lines from i and from j on can reach.
  void addUp() {
    best_.assign((block_.leftCount() + 1) * width_, 0);
    for (std::size_t i = block_.leftCount(); i-- > 0;)
      for (std::size_t j = block_.rightCount(); j-- > 0;)
        best_[i * width_ + j] =
            std::max({best(i + 1, j), best(i, j + 1), alike(i, j) > 0 ? alike(i, j) + best(i + 1, j + 1) : 0});
  }

  Block block_;
  std::size_t width_;
  std::vector<double> alike_;
  std::vector<double> best_;
};

std::vector<std::pair<std::size_t, std::size_t>> pairsOf(const Lines &left, const Lines &right, const Block &block) {
  if (block.leftCount() * block.rightCount() <= mostPairs) return Pairing(left, right, block).pairs();
  std::vector<std::pair<std::size_t, std::size_t>> pairs;
  for (std::size_t i = 0; i < std::min(block.leftCount(), block.rightCount()); ++i)
    pairs.emplace_back(block.leftBegin + i, block.rightBegin + i);
  return pairs;
}

class RowWriter {
public:
  RowWriter(const Lines &left, const Lines &right) : left_(left), right_(right) {}

  void same(std::size_t left, std::size_t right) { out_.rows.push_back({LineChange::same, left, right}); }

  /// What goes is shown above what comes where nothing pairs them.
  void block(Block block) {
    for (const auto &[left, right] : pairsOf(left_, right_, block)) {
      unpaired(block.leftBegin, left, block.rightBegin, right);
      out_.rows.push_back({LineChange::changed, left, right});
      ++out_.changed;
      block.leftBegin = left + 1;
      block.rightBegin = right + 1;
    }
    unpaired(block.leftBegin, block.leftEnd, block.rightBegin, block.rightEnd);
  }

  LineAlignment take() { return std::move(out_); }

private:
  void unpaired(std::size_t leftBegin, std::size_t leftEnd, std::size_t rightBegin, std::size_t rightEnd) {
    for (std::size_t left = leftBegin; left < leftEnd; ++left)
      out_.rows.push_back({LineChange::removed, left, std::nullopt});
    for (std::size_t right = rightBegin; right < rightEnd; ++right)
      out_.rows.push_back({LineChange::added, std::nullopt, right});
    out_.removed += leftEnd - leftBegin;
    out_.added += rightEnd - rightBegin;
  }

  const Lines &left_;
  const Lines &right_;
  LineAlignment out_;
};

} // namespace

LineAlignment alignLines(std::string_view left, std::string_view right, WhiteSpace whiteSpace) {
  const Lines leftLines = linesOf(left);
  const Lines rightLines = linesOf(right);
  dtl::Diff<std::string> diff(comparedLines(left, whiteSpace), comparedLines(right, whiteSpace));
  diff.compose();
  RowWriter writer(leftLines, rightLines);
  Block block;
  for (const auto &[line, info] : diff.getSes().getSequence()) {
    if (info.type == dtl::SES_DELETE) {
      ++block.leftEnd;
    } else if (info.type == dtl::SES_ADD) {
      ++block.rightEnd;
    } else {
      writer.block(block);
      writer.same(block.leftEnd, block.rightEnd);
      block = {.leftBegin = block.leftEnd + 1,
               .leftEnd = block.leftEnd + 1,
               .rightBegin = block.rightEnd + 1,
               .rightEnd = block.rightEnd + 1};
    }
  }
  writer.block(block);
  return writer.take();
}

std::vector<std::size_t> LineAlignment::differences() const {
  std::vector<std::size_t> starts;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (rows[i].change != LineChange::same && (i == 0 || rows[i - 1].change == LineChange::same)) starts.push_back(i);
  return starts;
}

std::size_t LineAlignment::rowOf(const AlignedRow &other) const {
  const auto found = std::ranges::find_if(rows, [&other](const AlignedRow &row) {
    return other.left ? row.left == other.left : other.right && row.right == other.right;
  });
  return found != rows.end() ? static_cast<std::size_t>(found - rows.begin()) : 0;
}

} // namespace warpgrain::views
