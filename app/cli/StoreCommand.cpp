// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/Output.h"
#include "app/cli/StoreOutput.h"
#include "core/base/Files.h"
#include "core/tune/store/StoredT4.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;
using tune::Store;

struct Arguments {
  std::string store; ///< empty: the person's own
  std::string kernel;
  std::string device;
  std::string source; ///< hash, or its first digits
  std::string launch; ///< likewise
  std::vector<std::string> files;
  std::string t4;
  bool all = false;
  bool json = false;
};

Result<fs::path> pathOf(const Arguments &arguments) {
  if (!arguments.store.empty()) return arguments.store;
  fs::path path = Store::defaultPath();
  if (path.empty())
    return fail(ErrorKind::usage, "No store is kept, since WARPGRAIN_STORE is empty or HOME is not set; name one with "
                                  "--store FILE.");
  return path;
}

/// Notes go to standard error.
Result<Store> noted(Result<Store> store) {
  if (store)
    for (const std::string &note : store->notes())
      std::cerr << "warpgrain-cli: note: " << note << '\n';
  return store;
}

Result<Store> openToWrite(const Arguments &arguments) {
  const auto path = pathOf(arguments);
  if (!path) return std::unexpected(path.error());
  return noted(Store::open(*path));
}

/// Nothing is made where there is no store yet.
Result<Store> openThatIsThere(const Arguments &arguments) {
  const auto path = pathOf(arguments);
  if (!path) return std::unexpected(path.error());
  std::error_code error;
  return fs::exists(*path, error) ? noted(Store::open(*path)) : Store::openToRead(*path);
}

void noteDamaged(std::size_t damaged) {
  if (damaged > 0)
    std::cerr << "warpgrain-cli: note: " << damaged << " records are damaged or of a newer Warpgrain, and are left "
              << "out.\n";
}

int printPath(const Arguments &arguments) {
  const auto path = pathOf(arguments);
  if (!path) return report(path.error(), arguments.json);
  if (arguments.json)
    print({{"path", path->string()}});
  else
    std::cout << path->string() << '\n';
  return exitDone;
}

/// A person's own store that nothing was put into yet has no entries.
Result<std::vector<tune::StoreEntry>> entriesFor(const Arguments &arguments, const fs::path &path) {
  std::error_code error;
  if (arguments.store.empty() && !fs::exists(path, error)) return std::vector<tune::StoreEntry>();
  const auto store = openThatIsThere(arguments);
  if (!store) return std::unexpected(store.error());
  return store->entries();
}

int list(const Arguments &arguments) {
  const auto path = pathOf(arguments);
  if (!path) return report(path.error(), arguments.json);
  const auto entries = entriesFor(arguments, *path);
  if (!entries) return report(entries.error(), arguments.json);
  if (arguments.json)
    print({{"path", path->string()}, {"kernels", storeJson(*entries)}});
  else if (entries->empty())
    std::cout << "The store " << path->string() << " is empty.\n";
  else
    std::cout << storeTable(*entries);
  return exitDone;
}

/// "blur" of "image::blur<3>".
std::string_view plainName(std::string_view kernel) {
  kernel = kernel.substr(0, kernel.find('<'));
  const std::size_t qualifier = kernel.rfind("::");
  return qualifier == std::string_view::npos ? kernel : kernel.substr(qualifier + 2);
}

/// The kernels of that name, as the store has them: with namespaces and arguments of templates, or without.
Result<std::vector<std::string>> kernelsNamed(const Store &store, const std::string &name) {
  const auto entries = store.entries();
  if (!entries) return std::unexpected(entries.error());
  std::vector<std::string> all;
  for (const tune::StoreEntry &entry : *entries)
    if (all.empty() || all.back() != entry.kernel) all.push_back(entry.kernel);
  std::vector<std::string> out;
  for (const std::string &kernel : all)
    if (name.empty() || kernel == name || plainName(kernel) == name) out.push_back(kernel);
  if (!out.empty()) return out;
  std::string known;
  for (const std::string &kernel : all)
    known += (known.empty() ? "" : ", ") + kernel;
  return fail(ErrorKind::usage, "The store " + store.path().string() + " has nothing of a kernel " + name +
                                    (known.empty() ? "; it is empty." : "; it has " + known + "."));
}

bool isAskedFor(const tune::RecordKey &key, const Arguments &arguments) {
  return (key.device.empty() || key.device.contains(arguments.device)) && key.source.starts_with(arguments.source) &&
         key.launch.starts_with(arguments.launch);
}

/// The records that are asked for. A device may be named by a part of its name; what holds on every one belongs to it.
Result<std::vector<tune::Record>> recordsFor(const Store &store, const Arguments &arguments) {
  const auto kernels = kernelsNamed(store, arguments.kernel);
  if (!kernels) return std::unexpected(kernels.error());
  std::vector<tune::Record> out;
  std::size_t damaged = 0;
  for (const std::string &kernel : *kernels) {
    const auto visited = store.visit({.kernel = kernel}, [&](tune::Record record) {
      if (isAskedFor(record.key, arguments)) out.push_back(std::move(record));
      return true;
    });
    if (!visited) return std::unexpected(visited.error());
    damaged += visited->damaged;
  }
  noteDamaged(damaged);
  return out;
}

int show(const Arguments &arguments) {
  const auto store = openThatIsThere(arguments);
  if (!store) return report(store.error(), arguments.json);
  const auto records = recordsFor(*store, arguments);
  if (!records) return report(records.error(), arguments.json);
  if (arguments.json)
    print({{"path", store->path().string()}, {"records", recordsJson(*records)}});
  else if (records->empty())
    std::cout << "No record is as asked for.\n";
  else
    std::cout << recordTables(*records, arguments.all);
  return records->empty() ? exitNo : exitDone;
}

void printChange(const Arguments &arguments, const Store &store, const tune::StoreChange &change) {
  noteDamaged(change.damaged);
  if (arguments.json)
    print({{"path", store.path().string()},
           {"added", change.added},
           {"known", change.known},
           {"damaged", change.damaged}});
  else
    std::cout << change.added << " records added, " << change.known << " were there before\n";
}

/// "gemm" of "folder/gemm.t4.json".
std::string kernelOfFile(const std::string &file) {
  const std::string name = fs::path(file).filename().string();
  return name.substr(0, name.find('.'));
}

Result<std::vector<tune::Record>> readT4Files(const Arguments &arguments) {
  std::vector<tune::Record> out;
  for (const std::string &file : arguments.files) {
    const auto text = readTextFile(file);
    if (!text) return std::unexpected(text.error());
    const auto results = tune::parseT4(*text);
    if (!results) return fail(results.error().kind, file + ": " + results.error().message);
    const tune::T4Origin origin{.kernel = arguments.kernel.empty() ? kernelOfFile(file) : arguments.kernel,
                                .device = arguments.device,
                                .file = fs::path(file).filename().string()};
    std::vector<tune::Record> records = recordsOfT4(*results, origin);
    std::ranges::move(records, std::back_inserter(out));
  }
  return out;
}

int importFiles(const Arguments &arguments) {
  const auto records = readT4Files(arguments);
  if (!records) return report(records.error(), arguments.json);
  auto store = openToWrite(arguments);
  if (!store) return report(store.error(), arguments.json);
  const auto change = store->put(*records);
  if (!change) return report(change.error(), arguments.json);
  printChange(arguments, *store, *change);
  return exitDone;
}

int exportT4(const Arguments &arguments) {
  const auto store = openThatIsThere(arguments);
  if (!store) return report(store.error(), arguments.json);
  const auto records = recordsFor(*store, arguments);
  if (!records) return report(records.error(), arguments.json);
  const std::vector<tune::T4Result> results = tune::t4ResultsOf(*records);
  if (results.empty())
    return report({.kind = ErrorKind::refused, .message = "No measurement is as asked for; nothing is written."},
                  arguments.json);
  if (const auto written = writeFileAtomically(arguments.t4, tune::textOfT4(results)); !written)
    return report(written.error(), arguments.json);
  if (arguments.json)
    print({{"file", fs::absolute(arguments.t4).string()}, {"results", results.size()}});
  else
    std::cout << results.size() << " results written\n";
  return exitDone;
}

int mergeOthers(const Arguments &arguments) {
  std::vector<Store> others;
  for (const std::string &file : arguments.files) {
    auto other = Store::openToRead(file);
    if (!other) return report(other.error(), arguments.json);
    others.push_back(std::move(*other));
  }
  auto store = openToWrite(arguments);
  if (!store) return report(store.error(), arguments.json);
  tune::StoreChange all;
  for (const Store &other : others) {
    const auto change = store->merge(other);
    if (!change) return report(change.error(), arguments.json);
    all.added += change->added;
    all.known += change->known;
    all.damaged += change->damaged;
  }
  printChange(arguments, *store, all);
  return exitDone;
}

void addFilters(CLI::App &command, Arguments &arguments) {
  command.add_option("--device", arguments.device,
                     "only records of devices whose name has this in it, and of all devices");
  command.add_option("--source", arguments.source, "only records of the source whose hash begins so");
  command.add_option("--launch", arguments.launch, "only records of the launch whose hash begins so");
}

/// A sub-command with the options that all have.
CLI::App *addPart(CLI::App &command, CommandContext &context, const char *name, const char *what,
                  int (*run)(const Arguments &), const std::function<void(CLI::App &, Arguments &)> &addOptions = {}) {
  CLI::App *part = command.add_subcommand(name, what);
  auto arguments = std::make_shared<Arguments>();
  if (addOptions) addOptions(*part, *arguments);
  part->add_option("--store", arguments->store, "this store, instead of the one that `store path` names");
  part->add_flag("--json", arguments->json, "print JSON");
  part->callback([arguments, run, &context] { context.exitCode = run(*arguments); });
  return part;
}

} // namespace

void addStoreCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("store", "Show, merge and exchange what was built, verified and measured so far");
  command->require_subcommand(1);
  addPart(*command, context, "list", "List kernels and devices with their numbers of evaluations and the best plan",
          list);
  addPart(*command, context, "show", "Show the evaluations of a kernel, the fastest first", show,
          [](CLI::App &part, Arguments &arguments) {
            part.add_option("kernel", arguments.kernel, "its name, with namespaces and template arguments or without")
                ->required();
            addFilters(part, arguments);
            part.add_flag("--all", arguments.all, "also plans without a time, and more than ten");
          });
  addPart(*command, context, "import", "Add results of other tuners: files in T4 form", importFiles,
          [](CLI::App &part, Arguments &arguments) {
            part.add_option("files", arguments.files, "T4 files")->required();
            part.add_option("-k,--kernel", arguments.kernel,
                            "the kernel's name (default: the file's, to its first dot)");
            part.add_option("--device", arguments.device, "the device on which they were measured");
          });
  addPart(*command, context, "export", "Write measurements in the T4 form that tuners exchange", exportT4,
          [](CLI::App &part, Arguments &arguments) {
            part.add_option("--t4", arguments.t4, "the file to write")->required();
            part.add_option("-k,--kernel", arguments.kernel, "only the kernel of this name");
            addFilters(part, arguments);
          });
  addPart(*command, context, "merge", "Add everything that other stores hold", mergeOthers,
          [](CLI::App &part, Arguments &arguments) {
            part.add_option("files", arguments.files, "other stores, which stay as they are")->required();
          });
  addPart(*command, context, "path", "Print where the store lies", printPath)
      ->footer("WARPGRAIN_STORE names another file; set but empty, nothing is kept.");
}

} // namespace warpgrain::cli
