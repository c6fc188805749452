// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/MatrixMarket.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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

TEST(MatrixMarket, AFileThatIsNotThereIsNamed) {
  const auto none = readMatrixMarket("/no/such/file.mtx");
  ASSERT_FALSE(none.has_value());
  EXPECT_THAT(none.error().message, HasSubstr("/no/such/file.mtx is no file"));
  EXPECT_FALSE(readMatrixMarket("/tmp").has_value());
}

} // namespace
} // namespace warpgrain::adaptive::tests
