// SPDX-License-Identifier: Apache-2.0
#include "tests/openmp/OpenMpSource.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"

#include <gtest/gtest.h>

namespace warpgrain::tests {

namespace {

Result<openmp::Program> readText(const std::string &text, const std::string &name) {
  auto folder = TemporaryDirectory::create();
  if (!folder) return std::unexpected(folder.error());
  if (auto written = writeFileAtomically(folder->path() / name, text); !written)
    return std::unexpected(written.error());
  return frontend::readOpenMp({.file = folder->path() / name, .flags = std::vector<std::string>()});
}

} // namespace

OpenMpSource::OpenMpSource(const std::string &text, const std::string &name) {
  auto read = readText(text, name);
  if (!read) throw std::runtime_error(read.error().message);
  program = std::make_unique<openmp::Program>(std::move(*read));
  plan = openmp::planProgram(*program);
}

std::vector<std::string> OpenMpSource::reasons(std::size_t number) const {
  std::vector<std::string> out;
  for (const openmp::Reason &reason : region(number).reasons)
    out.push_back(openmp::nameOf(reason.id));
  return out;
}

std::string OpenMpSource::sharing(const std::string &variable, std::size_t number) const {
  for (const openmp::SharedVariable &each : region(number).variables)
    if ((*program)[each.variable].name == variable)
      return std::string(nameOf(each.sharing)) + ": " + std::string(sentenceOf(each.rule));
  return "not there";
}

std::string OpenMpSource::pieceText(const openmp::Piece &piece) const {
  std::string out;
  for (const openmp::Statement *statement : piece.statements)
    for (const char c : program->textOf(statement->span))
      if (c != ' ' && c != '\n') out += c;
  return out;
}

std::string readError(const std::string &text, const std::string &name) {
  const auto read = readText(text, name);
  return read ? std::string() : read.error().message;
}

} // namespace warpgrain::tests
