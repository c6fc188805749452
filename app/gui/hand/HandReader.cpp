// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/hand/HandReader.h"

#include "app/gui/base/Texts.h"
#include "app/gui/hand/HandSources.h"
#include "app/gui/source/SourceFile.h"
#include "core/base/Files.h"
#include "core/model/KernelSearch.h"
#include "views/shared/CoreText.h"

#include <optional>
#include <utility>

namespace warpgrain::gui {

namespace {

/// A kernel of the source, and the one of the file that takes its place.
struct Pair {
  KernelKey kernel;
  std::string name; ///< in the file, qualified
};

struct Taken {
  KernelKey kernel;
  session::HandText hand;
};

/// The only kernel of its name.
std::optional<std::string> sameNameIn(const model::Unit &unit, const std::string &name) {
  const auto found = model::searchKernel(unit, name);
  return found ? std::optional(unit[*found].qualifiedName) : std::nullopt;
}

Result<Pair> pairFor(const HandRequest &request, const model::Unit &unit) {
  const KernelKey &chosen = request.subject.kernel;
  if (const auto same = sameNameIn(unit, chosen.name)) return Pair{chosen, *same};
  if (request.mayTakeOther)
    for (const KernelPlace &kernel : request.subject.analysis->outline.kernels())
      if (const auto same = sameNameIn(unit, kernel.key.name)) return Pair{kernel.key, *same};
  const auto kernels = unit.kernels();
  if (kernels.size() == 1) return Pair{chosen, unit[kernels.front()].qualifiedName};
  if (kernels.empty()) return std::unexpected(model::noKernelError(unit));
  return std::unexpected(model::searchKernel(unit, chosen.name).error().error());
}

/// The file's name goes before a sentence that does not name it.
Error inFile(Error error, const std::filesystem::path &file) {
  const std::string name = file.filename().string();
  if (!error.message.contains(name)) error.message = name + ": " + error.message;
  return error;
}

Result<Taken> takenFrom(const HandRequest &request, const KeptParser &parsers) {
  const auto bytes = readFile(request.file);
  if (!bytes) return std::unexpected(bytes.error());
  if (!isUtf8(*bytes))
    return fail(ErrorKind::input, toUtf8(HandReader::tr("%1 is not UTF-8 text; convert it to UTF-8 to add its kernel.")
                                             .arg(toQString(request.file))));
  const session::OpenHand open = openHandBeside(request.subject, parsers.another());
  session::HandText hand{.name = {}, .file = request.file, .kernel = {}, .texts = {}};
  const auto source = open(hand);
  if (!source) return std::unexpected(inFile(source.error(), request.file));
  const auto pair = pairFor(request, *source->unit);
  if (!pair) return std::unexpected(inFile(pair.error(), request.file));
  for (const model::File &file : source->unit->files)
    hand.texts[file.path] = file.text;
  hand.kernel = pair->name;
  const std::size_t space = pair->name.rfind("::");
  hand.name = toUtf8(HandReader::tr("%1 in %2")
                         .arg(toQString(space == std::string::npos ? pair->name : pair->name.substr(space + 2)),
                              toQString(request.file.filename())));
  ChosenKernel subject = request.subject;
  subject.kernel = pair->kernel;
  const auto original = parsers.another();
  if (const auto read = readHand(hand, subjectOf(subject, original), open); !read)
    return std::unexpected(inFile(read.error(), request.file));
  return Taken{.kernel = pair->kernel, .hand = std::move(hand)};
}

} // namespace

HandReader::HandReader(std::shared_ptr<KeptParser> parser, QObject *parent)
    : QObject(parent), parser_(std::move(parser)), run_(this) {}

HandReader::~HandReader() = default;

void HandReader::read(HandRequest request) {
  if (isRunning() || !request.subject.isThere()) return;
  const std::filesystem::path file = request.file;
  run_.start([parser = parser_, request = std::move(request)](const CancellationToken &,
                                                              const auto &) { return takenFrom(request, *parser); },
             [this](const Result<Taken> &result, bool cancelled) {
               if (!cancelled && result) Q_EMIT taken(result->kernel, result->hand);
               if (!cancelled && !result)
                 Q_EMIT refused(tr("Nothing was added. %1").arg(views::textOfCore(result.error().message)));
               Q_EMIT finished();
             });
  Q_EMIT started(file);
}

} // namespace warpgrain::gui
