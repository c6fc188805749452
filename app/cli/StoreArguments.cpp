// SPDX-License-Identifier: Apache-2.0
#include "app/cli/StoreArguments.h"

#include "core/tune/store/Store.h"

#include <iostream>

namespace warpgrain::cli {

namespace {

void note(const std::string &sentence) {
  std::cerr << "warpgrain-cli: note: " << sentence << '\n';
}

} // namespace

void StoreArguments::addTo(CLI::App &command, const std::string &whatNoStoreSays) {
  CLI::Option *named =
      command.add_option("--store", store, "a store of its own, in place of the one that `store path` names");
  command.add_flag("--no-store", withoutStore, whatNoStoreSays)->excludes(named);
}

std::filesystem::path StoreArguments::path() const {
  if (withoutStore) return {};
  return store.empty() ? tune::Store::defaultPath() : std::filesystem::path(store);
}

void StoreArguments::keep(const std::vector<tune::Record> &records) const {
  if (records.empty() || path().empty()) return;
  auto opened = tune::Store::open(path());
  if (!opened) return note(opened.error().message);
  const auto kept = opened->put(records);
  for (const std::string &sentence : opened->notes())
    note(sentence);
  if (!kept) note(kept.error().message);
}

} // namespace warpgrain::cli
