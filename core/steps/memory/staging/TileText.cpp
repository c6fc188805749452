// SPDX-License-Identifier: Apache-2.0
#include "core/steps/memory/staging/TileText.h"

#include "core/base/Tokens.h"
#include "core/steps/memory/staging/StagedBlock.h"

#include <algorithm>

namespace warpgrain::transform {

using namespace model;

namespace {

/// Lanes lie along x, and find their elements in different banks where x comes last.
bool countsFirst(const StagedRead &read) {
  return std::ranges::find(read.own, Axis::x) != read.own.end();
}

} // namespace

TileText::TileText(const StagedReads &reads, const StagedRead &read, const TileLoop &loop, const Body &body,
                   FreshNames &names, const Dialect &dialect)
    : reads_(reads), read_(read), loop_(loop), name_(names.take(tileNameFor(body[reads.pointer].name))),
      dialect_(dialect) {}

std::string TileText::declaration() const {
  std::string extents;
  for (const Axis axis : read_.own)
    extents += "[" + std::to_string(*reads_.block[axis]) + "]";
  const std::string iterations = "[" + std::to_string(loop_.iterations) + "]";
  return std::string(dialect_.qualifier(Qualifier::shared)) + " " + read_.type + " " + name_ +
         (countsFirst(read_) ? iterations + extents : extents + iterations) + ";";
}

std::string TileText::thread(Axis axis) const {
  return dialect_.index(BuiltinIndex::threadIdx, axis);
}

std::string TileText::element() const {
  return elementAt(loop_.counter);
}

std::string TileText::elementAt(const std::string &counter) const {
  std::string place;
  for (const Axis axis : read_.own)
    place += "[" + thread(axis) + "]";
  const std::string iteration = "[" + counter + (loop_.start.empty() ? "" : " - " + loop_.start) + "]";
  return name_ + (countsFirst(read_) ? iteration + place : place + iteration);
}

/// The text with the loader's counter in place of the loop's.
std::string TileText::forLoader(std::string_view text) const {
  std::string out;
  std::uint32_t done = 0;
  bool isMember = false;
  for (const Token &token : tokenize(text)) {
    const std::string_view word = textOf(text, token);
    if (token.kind == TokenKind::identifier && word == loop_.counter && !isMember) {
      out += std::string(text.substr(done, token.begin - done)) + loop_.loader;
      done = token.end;
    }
    isMember = word == "." || (word == ">" && token.begin > 0 && text[token.begin - 1] == '-');
  }
  return out + std::string(text.substr(done));
}

/// Which of the threads that share the element this is: from 0, each number once.
std::string TileText::loaderIndex() const {
  std::string index;
  for (auto axis = read_.others.rbegin(); axis != read_.others.rend(); ++axis) {
    if (index.empty()) {
      index = thread(*axis);
      continue;
    }
    const bool isSum = index.find(' ') != std::string::npos;
    index = (isSum ? "(" + index + ")" : index) + " * " + std::to_string(*reads_.block[*axis]) + " + " + thread(*axis);
  }
  return index;
}

std::string TileText::loaderHead() const {
  return "for (" + loop_.type + " " + loop_.loader + " = " + (loop_.start.empty() ? "" : loop_.start + " + ") +
         loaderIndex() + "; " + forLoader(loop_.within) + "; " + loop_.loader +
         " += " + std::to_string(reads_.loadersOf(read_)) + ")";
}

std::string TileText::load() const {
  return elementAt(loop_.loader) + " = " + forLoader(read_.element.text) + ";";
}

std::int64_t TileText::bytes() const {
  std::int64_t bytes = read_.bytes * loop_.iterations;
  for (const Axis axis : read_.own)
    bytes *= *reads_.block[axis];
  return bytes;
}

} // namespace warpgrain::transform
