// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/KeptUnits.h"

#include "core/base/ContentHash.h"

#include <utility>

namespace warpgrain::frontend {

namespace {

std::string keyOf(const UnsavedFiles &unsaved) {
  std::vector<std::string> parts;
  for (const auto &[path, text] : unsaved)
    parts.insert(parts.end(), {path.string(), text});
  return hashContent(parts).hex();
}

std::size_t bytesOf(const model::Unit &unit) {
  std::size_t bytes = 0;
  for (const model::File &file : unit.files)
    bytes += file.text.size();
  return bytes;
}

} // namespace

KeptUnits::KeptUnits(std::unique_ptr<Parser> parser, std::size_t most, std::size_t mostBytes)
    : parser_(std::move(parser)), most_(most), mostBytes_(mostBytes) {}

Result<model::Unit> KeptUnits::parse(const UnsavedFiles &unsaved) {
  const std::string key = keyOf(unsaved);
  {
    std::unique_lock lock(changing_);
    if (const auto unit = kept(lock, key)) {
      lock.unlock();
      return *unit; // a copy
    }
    entries_.push_front({.key = key, .unit = nullptr});
    byKey_.emplace(key, entries_.begin());
  }
  auto unit = std::make_shared<const Result<model::Unit>>(parser_->parse(unsaved));
  {
    const std::scoped_lock lock(changing_);
    const auto place = byKey_.at(key);
    if (*unit) {
      place->unit = unit;
      place->bytes = bytesOf(**unit);
      bytes_ += place->bytes;
      entries_.splice(entries_.begin(), entries_, place);
      dropOldest();
    } else {
      entries_.erase(place);
      byKey_.erase(key);
    }
  }
  parsed_.notify_all();
  return *unit;
}

/// Waits while somebody parses the text. Null where it is to be parsed.
std::shared_ptr<const Result<model::Unit>> KeptUnits::kept(std::unique_lock<std::mutex> &lock, const std::string &key) {
  while (true) {
    const auto found = byKey_.find(key);
    if (found == byKey_.end()) return nullptr;
    if (found->second->unit) {
      entries_.splice(entries_.begin(), entries_, found->second);
      return found->second->unit;
    }
    parsed_.wait(lock);
  }
}

void KeptUnits::dropOldest() {
  for (auto entry = entries_.end(); entry != entries_.begin() && (entries_.size() > most_ || bytes_ > mostBytes_);) {
    --entry;
    if (!entry->unit) continue; // somebody parses it
    bytes_ -= entry->bytes;
    byKey_.erase(entry->key);
    entry = entries_.erase(entry);
  }
}

} // namespace warpgrain::frontend
