// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace warpgrain::cli {

/// A table for the terminal: columns as wide as their widest cell, two blanks apart.
class Table {
public:
  explicit Table(std::vector<std::string> header) : header_(std::move(header)) {}

  void add(std::vector<std::string> cells) { rows_.push_back({std::move(cells), {}}); }

  /// A row that ends in a sentence instead of its last cells.
  void addNote(std::vector<std::string> cells, std::string note) {
    rows_.push_back({std::move(cells), std::move(note)});
  }

  std::string text() const;

private:
  struct Row {
    std::vector<std::string> cells;
    std::string note;
  };

  std::vector<std::string> header_;
  std::vector<Row> rows_;
};

} // namespace warpgrain::cli
