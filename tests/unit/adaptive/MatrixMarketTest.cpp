// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/MatrixMarket.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <sstream>

namespace warpgrain::adaptive::tests {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Result<WholeMatrix> read(const std::string &text) {
  std::istringstream in(text);
  return readMatrixMarket(in, "m.mtx");
}

WholeMatrix readWell(const std::string &text) {
  auto out = read(text);
  EXPECT_TRUE(out.has_value()) << (out ? "" : out.error().message);
  return out ? *out : WholeMatrix{};
}

void expectWrong(const std::string &text, int line, const std::string &words) {
  const auto matrix = read(text);
  ASSERT_FALSE(matrix.has_value()) << text;
  EXPECT_EQ(matrix.error().kind, ErrorKind::input);
  EXPECT_THAT(matrix.error().message, HasSubstr("m.mtx, line " + std::to_string(line) + ": "));
  EXPECT_THAT(matrix.error().message, HasSubstr(words));
}

const std::string general = "%%MatrixMarket matrix coordinate real general\n";
const std::string symmetric = "%%MatrixMarket matrix coordinate real symmetric\n";

TEST(MatrixMarket, ReadsEntriesInAnyOrder) {
  const WholeMatrix matrix = readWell(general + "% a comment\n\n3 3 4\n3 1 4\n1 2 -1.5e0\r\n1 1 +2\n  3\t3  1\n");
  EXPECT_THAT(*matrix.rowPointers, ElementsAre(0, 2, 2, 4));
  EXPECT_THAT(matrix.columns, ElementsAre(1, 0, 0, 2));
  EXPECT_THAT(matrix.values, ElementsAre(-1.5, 2, 4, 1));
}

TEST(MatrixMarket, MakesBothHalvesOfASymmetricMatrix) {
  const WholeMatrix matrix = readWell(symmetric + "2 2 2\n1 1 5\n2 1 3\n");
  EXPECT_THAT(*matrix.rowPointers, ElementsAre(0, 2, 3));
  EXPECT_THAT(matrix.columns, ElementsAre(0, 1, 0));
  EXPECT_THAT(matrix.values, ElementsAre(5, 3, 3));
  const WholeMatrix skew = readWell("%%MatrixMarket MATRIX Coordinate Integer Skew-Symmetric\n2 2 1\n2 1 3\n");
  EXPECT_THAT(skew.values, ElementsAre(-3, 3));
}

TEST(MatrixMarket, EntriesOfAPatternAreOne) {
  EXPECT_THAT(readWell("%%MatrixMarket matrix coordinate pattern general\n2 2 2\n1 2\n2 1\n").values,
              ElementsAre(1, 1));
}

TEST(MatrixMarket, WhatIsWrongIsSaidWithItsLine) {
  expectWrong("", 1, "no Matrix Market file");
  expectWrong("hello\n", 1, "no Matrix Market file");
  expectWrong("%%MatrixMarket matrix array real general\n2 2\n", 1, "stored as \"array\"");
  expectWrong("%%MatrixMarket matrix coordinate complex general\n", 1, "values are \"complex\"");
  expectWrong("%%MatrixMarket matrix coordinate real hermitian\n", 1, "the matrix is \"hermitian\"");
  expectWrong(general, 1, "ends before the line with its rows");
  expectWrong(general + "%\n2 2\n", 3, "three numbers: rows, columns and entries");
  expectWrong(general + "2 2 -1\n", 2, "three numbers");
  expectWrong(general + "2 3 1\n1 1 1\n", 2, "2 rows and 3 columns");
  expectWrong(general + "0 0 0\n", 2, "0 rows");
  expectWrong(general + "3000000000 3000000000 1\n1 1 1\n", 2, "3000000000 rows");
  expectWrong(general + "2 2 2\n1 1 1\n", 3, "ends after 1 of 2 entries");
  expectWrong(general + "2 2 1\n1 1 1\n\n2 2 1\n", 5, "more than the 1 entries");
  expectWrong(general + "2 2 1\n1 1\n", 3, "three numbers: row, column and value");
  expectWrong(general + "2 2 1\n1 3 1\n", 3, "from 1 to 2");
  expectWrong(general + "2 2 1\n0 1 1\n", 3, "from 1 to 2");
  expectWrong(general + "2 2 1\n1.5 1 1\n", 3, "from 1 to 2");
  expectWrong(general + "2 2 1\n1 1 one\n", 3, "\"one\" is no number");
  expectWrong(general + "2 2 1\n1 1 nan\n", 3, "\"nan\" is no number");
  expectWrong(general + "2 2 1\n1 1 1e999\n", 3, "\"1e999\" is no number");
  expectWrong(symmetric + "2 2 1\n1 2 1\n", 3, "above the diagonal");
}

/// A text with a few characters changed, left out or put in.
std::string mutated(std::string text, std::minstd_rand &random) {
  const std::string characters = " \n%1234567890.-+eExn\t\r";
  for (std::size_t left = 1 + random() % 3; left > 0; --left) {
    const std::size_t place = random() % text.size();
    const char character = characters[random() % characters.size()];
    const auto kind = random() % 3;
    if (kind == 0) text.erase(place, 1 + random() % 4);
    if (kind == 1) text.insert(place, 1, character);
    if (kind == 2) text[place] = character;
  }
  return text;
}

/// 17 GB of pointers to rows would be made of two lines.
TEST(MatrixMarket, RowsWithoutEntriesTakeNoMemoryOnTheWordOfAFile) {
  expectWrong(general + "2147483646 2147483646 1\n1 1 2\n", 2, "leave out the empty rows");
  EXPECT_EQ(readWell(general + "100000 100000 1\n1 1 2\n").rowPointers->size(), 100'001U);
}

TEST(MatrixMarket, AnyTextIsAMatrixOrIsRefusedWithALine) {
  std::minstd_rand random(1);
  const std::string sample = symmetric + "% three\n3 3 4\n1 1 5\n2 1 3\n3 2 1e-2\n3 3 -7\n";
  int matrices = 0;
  for (int i = 0; i < 5000; ++i) {
    const std::string text = mutated(sample, random);
    const auto matrix = read(text);
    if (!matrix) {
      EXPECT_THAT(matrix.error().message, HasSubstr("m.mtx, line ")) << text;
      continue;
    }
    ++matrices;
    const auto rows = static_cast<std::int32_t>(matrix->rowPointers->size() - 1);
    EXPECT_TRUE(std::ranges::is_sorted(*matrix->rowPointers)) << text;
    EXPECT_EQ(matrix->rowPointers->back(), static_cast<std::int64_t>(matrix->columns.size())) << text;
    EXPECT_TRUE(std::ranges::all_of(matrix->columns, [rows](std::int32_t c) { return c >= 0 && c < rows; })) << text;
  }
  EXPECT_GT(matrices, 100);
}

TEST(MatrixMarket, AFileThatIsNotThereIsNamed) {
  const auto none = readMatrixMarket("/no/such/file.mtx");
  ASSERT_FALSE(none.has_value());
  EXPECT_THAT(none.error().message, HasSubstr("/no/such/file.mtx is no file"));
  EXPECT_FALSE(readMatrixMarket("/tmp").has_value());
}

} // namespace
} // namespace warpgrain::adaptive::tests
